/** How often we look whether npm is still there, in milliseconds. */
const EVERY_MS = 500;

/**
 * Calls back when the npm that started us has been ended. npm hands a signal to the shell between us, and that one
 * dies without handing it on; what we see of it is another parent.
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
