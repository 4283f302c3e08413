/** Sends what waits without anybody waiting for it. */
export interface Rounds {
  /** Begins a round, or another one after that which is under way. */
  begin(): void;
  /** When the rounds that were begun are over. */
  settled(): Promise<void>;
}

/** One round at a time; what was asked for during one is found by the next. */
export const rounds = (send: () => Promise<void>, onError: (error: unknown) => void): Rounds => {
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
