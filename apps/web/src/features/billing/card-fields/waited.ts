/** Runs something after a while, in milliseconds, unless it is called off. */
export const waited = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
