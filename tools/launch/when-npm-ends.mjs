/** Polling interval for the parent process, in milliseconds. */
const EVERY_MS = 500;

/**
 * Calls back when the npm that started this process has ended. npm forwards signals to the shell in between, and that shell
 * exits without forwarding them. The only sign is a changed parent process ID.
 * @param {() => void} callback
 */
export const whenNpmEnds = (callback) => {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    callback();
  }, EVERY_MS);
  look.unref();
};
