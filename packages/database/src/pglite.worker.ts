import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** Speaks the wire protocol of PostgreSQL over a message port: frontend messages in, the backend's answers out. */
const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread.');
const { folder } = workerData as { folder: string | null };
const database = await PGlite.create({ ...(folder !== null && { dataDir: folder }), postgresqlconf: ['shared_buffers=32MB'] });

const [SYNC, QUERY, TERMINATE, FLUSH] = [0x53, 0x51, 0x58, 0x48];
let pending = Buffer.alloc(0);
let greeted = false;

/** The length of the complete batch at the head of `pending`, or 0 when more bytes must come first. */
const batchLength = (): number => {
  if (!greeted) return pending.length >= 4 && pending.length >= pending.readInt32BE(0) ? pending.readInt32BE(0) : 0;
  for (let at = 0; at + 5 <= pending.length;) {
    const type = pending[at];
    at += 1 + pending.readInt32BE(at + 1);
    const ends = type === SYNC || type === QUERY || type === TERMINATE || type === FLUSH;
    if (at <= pending.length && ends) return at;
  }
  return 0;
};

let turn: Promise<unknown> = Promise.resolve();

/** `execProtocolRaw` would also parse each answer and keep every parsed message for the life of the engine. */
const answer = async (message: Buffer) => {
  const pieces: Uint8Array[] = [];
  // A piece is a view of the engine's memory, overwritten by the next one.
  await database.execProtocolRawStream(new Uint8Array(message), { onRawData: (piece) => pieces.push(piece.slice()) });
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  port.postMessage(bytes, [bytes.buffer]);
};

const leaveNothing = async () => {
  await database.exec('rollback');
  await database.exec('discard all');
};

const close = async () => {
  await database.close();
  port.postMessage('closed');
};

port.on('message', (bytes: Uint8Array | 'close') => {
  if (bytes === 'close') {
    turn = turn.then(close);
    return;
  }
  pending = Buffer.concat([pending, bytes]);
  for (let length = batchLength(); length > 0; length = batchLength()) {
    const message = pending.subarray(0, length);
    pending = pending.subarray(length);
    if (greeted && message[0] === TERMINATE) {
      greeted = false;
      continue;
    }
    // All connections are one session of the engine: the next one finds nothing that the one before it had prepared or begun.
    if (!greeted) turn = turn.then(leaveNothing);
    greeted = true;
    turn = turn.then(() => answer(message));
  }
});
port.postMessage('ready');
