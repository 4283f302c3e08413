import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ExportTicket, ExportTickets } from '../ports/export-tickets.ts';

const Ticket: z.ZodType<ExportTicket> = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  sessionId: z.uuid(),
  epoch: z.number(),
  expiresAt: z.number(),
});

const MAX_CHARACTERS = 1000;
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
      if (text.length > MAX_CHARACTERS || !SEAL.test(seal)) return null;
      if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(payload)))) return null;
      // A ticket of an older version of the service has no epoch and is none.
      const { data: ticket } = Ticket.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
      return ticket && now < ticket.expiresAt ? ticket : null;
    },
  };
};
