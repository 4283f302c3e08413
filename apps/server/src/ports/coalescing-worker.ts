/** Coalescing worker: sends queued work in the background. */
export interface CoalescingWorker {
  /** Starts a run, or schedules one more after the current run. */
  begin(): void;
  /** Resolves when the runs that were started are over. */
  settled(): Promise<void>;
}
