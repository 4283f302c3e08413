import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Claims of a signed export URL: the data of one account, for one of its sessions. */
const Ticket = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  sessionId: z.uuid(),
  /** The account's epoch at the password check: an event that ends pending authority advances it. */
  epoch: z.number(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type ExportTicket = z.infer<typeof Ticket>;

export interface ExportTickets {
  readonly sign: (ticket: ExportTicket) => string;
  /** The ticket in an address, if it is ours and has not run out at `now` (ms). */
  readonly read: (text: string, now: number) => ExportTicket | null;
}

const MOST_LETTERS = 1000;
/** As long as an HMAC with SHA-256 in base64url, in letters and in bytes. */
const SEAL = /^[\w-]{43}$/;

export const exportTickets = (secret: string): ExportTickets => {
  /** Under a name of its own, so that no seal of another kind of address fits. */
  const sealOf = (payload: string): string => createHmac('sha256', secret).update(`data export ${payload}`).digest('base64url');
  return {
    sign: (ticket) => {
      const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      return `${payload}.${sealOf(payload)}`;
    },
    read: (text, now) => {
      const [payload = '', seal = ''] = text.split('.');
      if (text.length > MOST_LETTERS || !SEAL.test(seal)) return null;
      if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(payload)))) return null;
      // A ticket of an older version of the service has no epoch and is none.
      const { data: ticket } = Ticket.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
      return ticket && now < ticket.expiresAt ? ticket : null;
    },
  };
};
