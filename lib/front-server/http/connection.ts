import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection behind the one that is being answered. Browsers and proxies send none. */
const MAX_WAITING = 8;
/** Requests that may wait on all connections together. */
const MAX_WAITING_OF_ALL = 1000;

interface Held {
  response: ServerResponse;
  begin: () => void;
}

interface Connection {
  isBusy: boolean;
  held: Held[];
}

/** Answers the requests of each connection one after the other, also where a client sends several at once. */
export class Connections {
  private readonly connections = new WeakMap<Socket, Connection>();
  private heldByAll = 0;

  /**
   * Begins a request once those before it on its connection are answered. A connection on which too many wait is cut:
   * responses go out in the order of the requests, so that nothing else could be answered on it.
   */
  take({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void {
    if (socket.destroyed) return;
    const connection = this.find(socket);
    if (!connection.isBusy) this.begin(socket, connection, { response, begin });
    else if (connection.held.length < MAX_WAITING && this.heldByAll < MAX_WAITING_OF_ALL) {
      connection.held.push({ response, begin });
      this.heldByAll += 1;
    } else socket.destroy();
  }

  /** True while a request of the connection is being answered. */
  isBusy(socket: Socket): boolean {
    return this.connections.get(socket)?.isBusy ?? false;
  }

  private find(socket: Socket): Connection {
    const known = this.connections.get(socket);
    if (known) return known;
    const connection: Connection = { isBusy: false, held: [] };
    this.connections.set(socket, connection);
    return connection;
  }

  private begin(socket: Socket, connection: Connection, { response, begin }: Held): void {
    connection.isBusy = true;
    response.once('close', () => this.goOn(socket, connection));
    begin();
  }

  private goOn(socket: Socket, connection: Connection): void {
    connection.isBusy = false;
    if (connection.held.length === 0) return;
    if (socket.destroyed || socket.writableEnded) {
      this.heldByAll -= connection.held.length;
      connection.held = [];
      return;
    }
    const next = connection.held.shift();
    if (!next) return;
    this.heldByAll -= 1;
    this.begin(socket, connection, next);
  }
}
