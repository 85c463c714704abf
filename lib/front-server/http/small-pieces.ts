import type { IncomingMessage } from 'node:http';

/** Pieces of a body that may have any size. */
const FREE_PIECES = 128;
/** With more of them, their average size. Networks make pieces of a thousand bytes. */
const MIN_PIECE_BYTES = 64;

/**
 * Cuts the connection of a body that arrives in chunks of single bytes: reading each of them costs as much as reading
 * thousands of bytes. Counts where the parser delivers them, so that bodies that nobody reads are bounded too.
 */
export function guardSmallPieces(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let [pieces, bytes] = [0, 0];
  request.push = (piece: Buffer | null, encoding) => {
    if (piece) {
      pieces += 1;
      bytes += piece.length;
      if (pieces > FREE_PIECES && bytes < pieces * MIN_PIECE_BYTES) {
        request.socket.destroy();
        return false;
      }
    }
    return push(piece, encoding);
  };
}
