"""Figures for Prometheus; each server has a registry of its own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """What is counted and measured."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.rooms = Gauge("tapete_rooms", "Tables in memory", registry=r)
        self.owned = Gauge("tapete_rooms_owned", "Tables this worker plays bots and clocks for", registry=r)
        self.sockets = Gauge("tapete_sockets", "Open sockets at tables", registry=r)
        self.moves = Counter("tapete_moves", "Moves told to this worker's clients", registry=r)
        self.answers = Counter("tapete_answers", "Answers taken from people", registry=r)
        self.refused = Counter("tapete_refused", "Messages refused", ["code"], registry=r)
        self.answer_time = Histogram(
            "tapete_answer_seconds", "From an answer to its acknowledgement", buckets=FAST, registry=r
        )
        self.requests = Counter("tapete_requests", "HTTP requests", ["method", "status"], registry=r)
        self.aside = Gauge("tapete_set_aside", "Rows that cannot be told or played", registry=r)
        self.failures = Counter("tapete_failures", "Errors of ours", registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)
