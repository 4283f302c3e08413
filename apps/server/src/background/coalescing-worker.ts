import type { CoalescingWorker } from '../ports/background-work.ts';

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
