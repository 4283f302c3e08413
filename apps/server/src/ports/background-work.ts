/** Work that begins once its caller has been answered, so that neither the answer nor its time depends on what is found. */
export interface AfterAnswer {
  begin(work: () => Promise<void>): void;
  /** When everything that was begun is over. */
  settled(): Promise<void>;
}

/** Coalescing worker: sends queued work in the background. */
export interface CoalescingWorker {
  /** Starts a run, or schedules one more after the current run. */
  begin(): void;
  /** Resolves when the runs that were started are over. */
  settled(): Promise<void>;
}
