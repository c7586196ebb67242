"""Many games of one kind, and what they tell."""

from tapete.simulation.executor import Executor, Local
from tapete.simulation.job import Job, Result, play
from tapete.simulation.run import run
from tapete.simulation.summary import Summary, summarise, wilson

__all__ = ["Executor", "Job", "Local", "Result", "Summary", "play", "run", "summarise", "wilson"]
