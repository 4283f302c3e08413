import type { PagePieces } from '../../../render';

/** Pieces of a page as they leave the server. */
export const textOf = (pieces: PagePieces): string =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))).toString();
