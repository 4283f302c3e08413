/** Coalescing worker: sends queued work in the background. */
export interface CoalescingWorker {
  /** Starts a run, or schedules one more after the current run. */
  begin(): void;
  /** Resolves when the runs that were started are over. */
  settled(): Promise<void>;
}

/** One run at a time. Requests during a run are coalesced into one more run. */
export const coalescingWorker = (send: () => Promise<void>, onError: (error: unknown) => void): CoalescingWorker => {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await send().catch(onError);
    } while (again);
    running = null;
  };
  return {
    begin() {
      if (running) again = true;
      else running = run();
    },
    settled: async () => {
      await running;
    },
  };
};
