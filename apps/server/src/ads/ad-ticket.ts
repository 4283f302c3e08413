import { createHmac, timingSafeEqual } from 'node:crypto';
import { RATINGS } from '@madang/domain/catalog/vocabulary.ts';
import { VIEWING_AGES } from '@madang/domain/profiles/viewing-age.ts';
import { z } from 'zod';
import type { AdTicket } from '../ports/ads.ts';

const Ticket: z.ZodType<AdTicket> = z.object({
  playbackId: z.uuid(),
  contentId: z.string(),
  contentRating: z.enum(RATINGS),
  viewerKey: z.string(),
  viewingAge: z.enum(VIEWING_AGES),
  country: z.string(),
  breaks: z.array(z.string()),
  mayBeSold: z.boolean(),
  session: z.object({ id: z.string(), accountId: z.string() }).nullable(),
  expiresAt: z.number(),
});

const MAX_CHARACTERS = 2000;
/** As long as an HMAC with SHA-256 in base64url, in letters and in bytes. */
const SEAL = /^[\w-]{43}$/;

/** Under a name of its own, so that no seal of another kind of address fits. */
const sealOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`ads ${payload}`).digest('base64url');

export const signAdTicket = (ticket: AdTicket, secret: string): string => {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${payload}.${sealOf(payload, secret)}`;
};

/** The ticket that we signed and that has not run out, or null. */
export const readAdTicket = (text: string, secret: string, now: number): AdTicket | null => {
  const [payload = '', seal = ''] = text.split('.');
  if (text.length > MAX_CHARACTERS || !SEAL.test(seal)) return null;
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(payload, secret)))) return null;
  // A ticket of an older version of the service is none
  const { data: ticket } = Ticket.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return ticket && now < ticket.expiresAt ? ticket : null;
};
