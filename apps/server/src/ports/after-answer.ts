/** Work that begins once its caller has been answered, so that neither the answer nor its time depends on what is found. */
export interface AfterAnswer {
  begin(work: () => Promise<void>): void;
  /** When everything that was begun is over. */
  settled(): Promise<void>;
}
