/** Claims of a signed export URL: the data of one account, for one of its sessions. */
export interface ExportTicket {
  readonly id: string;
  readonly accountId: string;
  readonly sessionId: string;
  /** The account's epoch at the password check: an event that ends pending authority advances it. */
  readonly epoch: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface ExportTickets {
  readonly sign: (ticket: ExportTicket) => string;
  /** The claims of a URL that this installation signed and that has not expired at `now` (ms), else null. */
  readonly read: (text: string, now: number) => ExportTicket | null;
}
