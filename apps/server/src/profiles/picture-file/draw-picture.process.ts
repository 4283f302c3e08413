import { type DrawnPicture, drawPicture } from './draw-picture.ts';

/** Entry of the child process that decodes uploads: one picture per message. Limits arrive as arguments. */
const [maxBytes = 0, maxCpuMs = 0] = process.argv.slice(2).map(Number);
const CHECK_MS = 10;

/** `process.exit` would wait for the decoder's thread. */
const die = () => process.kill(process.pid, 'SIGKILL');

const watch = () => {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (process.memoryUsage.rss() > maxBytes || (user + system) / 1000 > maxCpuMs) die();
  }, CHECK_MS);
};

const answer = async (bytes: Uint8Array): Promise<DrawnPicture> => {
  const timer = watch();
  try {
    return await drawPicture(bytes);
  } finally {
    clearInterval(timer);
  }
};

process.on('disconnect', die);
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await answer(bytes));
});
process.send?.('ready');
