import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RequestSlices } from './request-slices.ts';

/** Maximum number of pipelined requests that wait on one connection. Browsers and proxies do not pipeline. */
const MAX_WAITING = 8;
/** Maximum number of waiting requests on all connections. */
const MAX_WAITING_OF_ALL = 1000;

interface Held {
  response: ServerResponse;
  begin: () => void;
}

interface Connection {
  isBusy: boolean;
  held: Held[];
}

/** Processes the requests of each connection one after the other, including pipelined ones. */
export class Connections {
  private readonly connections = new WeakMap<Socket, Connection>();
  private readonly slices = new RequestSlices();
  private heldByAll = 0;

  addConnection(): void {
    this.slices.addConnection();
  }

  /** Too many waiting requests close the connection: responses come in order, so no error can be sent. */
  take({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void {
    if (socket.destroyed) return;
    const connection = this.find(socket);
    if (!connection.isBusy) this.begin(socket, connection, { response, begin });
    else if (connection.held.length < MAX_WAITING && this.heldByAll < MAX_WAITING_OF_ALL) {
      connection.held.push({ response, begin });
      this.heldByAll += 1;
    } else socket.destroy();
  }

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
    this.slices.start(() => {
      if (!response.closed) begin();
    });
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
