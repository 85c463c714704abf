import type { IncomingMessage } from 'node:http';

/** Number of chunks of a body that may have any size. */
const FREE_PIECES = 128;
/** Minimum average size beyond that number. Networks produce chunks of about a thousand bytes. */
const MIN_PIECE_BYTES = 64;

/** Closes the connection of a body in chunks of single bytes: reading one costs as much as reading thousands. */
export function guardSmallPieces(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let [pieces, bytes, isCut] = [0, 0, false];
  request.push = (piece: Buffer | null, encoding) => {
    // The parser still delivers what it has received.
    if (isCut || request.socket.destroyed) return true;
    if (piece) {
      pieces += 1;
      bytes += piece.length;
      if (pieces > FREE_PIECES && bytes < pieces * MIN_PIECE_BYTES) {
        isCut = true;
        request.socket.destroy();
        return true;
      }
    }
    return push(piece, encoding);
  };
}
