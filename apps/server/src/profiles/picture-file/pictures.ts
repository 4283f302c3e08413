import { MAX_PICTURE_BYTES } from '@madang/domain/profiles/picture-limits.ts';
import { boundedQueue, ServerBusy } from '../../background/queues.ts';
import { type DrawingProcess, startDrawingProcess } from './drawing-process.ts';
import type { Pictures } from '../../ports/pictures.ts';

/** Decoders at once, and uploads that wait for one. */
const AT_ONCE = 2;
const QUEUE = 8;
/** An idle decoder holds about 90 MB. */
const IDLE_MS = 30_000;
/** On shutdown, pictures in progress get this long, in milliseconds. */
const GRACE_MS = 5000;

/** Draws in child processes with a memory limit, away from the thread pool that password hashing and file reads share. */
export const drawnPictures = (start: () => Promise<DrawingProcess> = startDrawingProcess, graceMs = GRACE_MS): Pictures => {
  const running = new Set<DrawingProcess>();
  const idle: { readonly decoder: DrawingProcess; readonly timer: NodeJS.Timeout }[] = [];
  const queue = boundedQueue({ atOnce: AT_ONCE, queued: QUEUE });

  const end = (decoder: DrawingProcess) => {
    running.delete(decoder);
    decoder.kill();
  };
  const take = async (): Promise<DrawingProcess> => {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.decoder.isAlive()) return kept.decoder;
      end(kept.decoder);
    }
    const decoder = await start();
    running.add(decoder);
    return decoder;
  };
  const keep = (decoder: DrawingProcess) => {
    if (!decoder.isAlive()) return end(decoder);
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((kept) => kept.decoder === decoder),
        1,
      );
      end(decoder);
    }, IDLE_MS);
    idle.push({ decoder, timer: timer.unref() });
  };

  return {
    async draw(bytes) {
      if (bytes.length > MAX_PICTURE_BYTES) return { fault: 'too_large' };
      return queue.run(async () => {
        const decoder = await take();
        try {
          const drawn = await decoder.draw(bytes);
          // Ended by `close`, not over the picture.
          if (drawn === null && !running.has(decoder)) throw new ServerBusy('The server is shutting down.');
          if (drawn === null) return { fault: 'not_processed' };
          return 'webp' in drawn ? { webp: Buffer.from(drawn.webp) } : drawn;
        } finally {
          keep(decoder);
        }
      });
    },
    async close() {
      await queue.close(graceMs);
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      for (const decoder of running) end(decoder);
    },
  };
};
