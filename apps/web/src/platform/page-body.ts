import { Writable } from 'node:stream';

/** React waits for a full sink to drain; a page is never that long. Bytes. */
const ROOM = 4 * 1024 * 1024;

/**
 * The body of a page. React writes in pieces of 4 KB; what it writes between two flushes leaves as one, because every
 * piece costs its way through the streams and the socket.
 */
export const pageBody = (pipe: (sink: Writable) => void): ReadableStream<Uint8Array> => {
  let sink: Writable | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let pieces: Uint8Array[] = [];
      const flush = () => {
        if (pieces.length > 0) controller.enqueue(Buffer.concat(pieces));
        pieces = [];
      };
      sink = new Writable({
        highWaterMark: ROOM,
        write(piece: Uint8Array, _encoding, done) {
          pieces.push(piece);
          done();
        },
        final(done) {
          flush();
          controller.close();
          done();
        },
        destroy(error, done) {
          if (error) controller.error(error);
          done(error);
        },
      });
      // React calls it whenever something may leave, where the sink has it.
      pipe(Object.assign(sink, { flush }));
    },
    cancel() {
      sink?.destroy();
    },
  });
};
