/** The open tables, told by the server as they change; a socket that was cut is opened again. */
import type { TableInfo } from "../wire";

/** Calls `tell` with every list that comes, in a language, until what is returned is called. */
export function watchLobby(lang: string, tell: (tables: TableInfo[]) => void): () => void {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  let socket: WebSocket;
  let tries = 0;
  let closed = false;
  function connect() {
    socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket?lang=${lang}`);
    socket.onmessage = (message) => {
      tries = 0;
      const said = JSON.parse(message.data);
      if (said.type === "lobby") tell(said.tables);
    };
    socket.onclose = () => {
      if (!closed) setTimeout(() => !closed && connect(), Math.min(8000, 300 * 2 ** tries++));
    };
  }
  connect();
  return () => {
    closed = true;
    socket.close();
  };
}
