/**
 * Runs the async work of an effect and returns the effect's cleanup, which aborts `signal`. Check `signal.aborted`
 * before a result is stored: responses can arrive after a newer request, or after the component is gone.
 *
 *     useEffect(() => abortOnCleanup(async (signal) => { … }), [id]);
 */
export const abortOnCleanup = (work: (signal: AbortSignal) => unknown): (() => void) => {
  const controller = new AbortController();
  void work(controller.signal);
  return () => controller.abort();
};
