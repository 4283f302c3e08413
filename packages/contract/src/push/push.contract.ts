import { isReference } from '@madang/domain/push/push-record.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

const reference = z.string().max(60).refine(isReference, 'must be letters, digits, and . : _ - in between, sixty at most');
const words = (most: number) => z.string().trim().min(1).max(most);
const texts = (most: number) => z.object({ en: words(most), pt: words(most), es: words(most), zh: words(most), vi: words(most) });
const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'not base64url');

export const pushOperations = operations({
  getPushToken: {
    summary:
      'With which key a browser asks its push service for notifications from here, and whether it takes them in this session.',
    authority: 'anyone',
    input: z.object({ push_token: z.uuid().optional() }),
    object: z.object({
      /** The public key (RFC 8292, section 3.2), base64url; null where no notifications are sent. */
      key: z.string().nullable(),
      registered: z.boolean(),
    }),
    refusals: [],
  },
  addPushToken: {
    summary:
      'Takes notifications in this browser, as its push service lets us send them (NO-31). What is registered again keeps its token.',
    authority: 'user',
    input: z.object({
      endpoint: z.string().max(1000),
      /** The browser's public key, an uncompressed point of P-256 (RFC 8291, section 3.1). */
      p256dh: base64url(65),
      /** What else a message is encrypted with (RFC 8291, section 3.2). */
      auth: base64url(16),
      language: z.enum(LANGUAGES),
    }),
    object: z.object({ push_token: z.uuid() }),
    refusals: ['PUSH_NOT_OFFERED'],
  },
  removePushToken: {
    summary: 'Takes no more notifications in this browser.',
    authority: 'user',
    input: z.object({ push_token: z.uuid() }),
    object: z.null(),
    refusals: ['PUSH_TOKEN_NOT_FOUND'],
  },
  createPush: {
    summary:
      'Sends a notification to every browser that takes them, or to those of one account. The same id again is the same notification.',
    authority: 'operator',
    input: z.object({
      push_id: z.uuid(),
      /** For everybody where nobody is named. */
      email: z.string().max(254).optional(),
      reference_type: reference,
      reference_id: reference,
      /** Below the language, as in `/season/40001`. */
      path: z
        .string()
        .max(300)
        .refine((path) => ownPath(path) !== null, 'not a path of this site'),
      title: texts(80),
      body: texts(200),
    }),
    object: z.null(),
    refusals: ['PUSH_NOT_OFFERED', 'EMAIL_UNKNOWN'],
  },
  trackPush: {
    summary: 'Takes that a notification was followed, or led where it should. What is told again counts once (AN-12).',
    authority: 'anyone',
    limits: [{ limit: 'trackPush' }, { limit: 'trackPushOfDay' }],
    input: z.object({
      /** Names this telling, made by the browser. */
      event_id: z.uuid(),
      event: z.enum(['clicked', 'moved']),
      reference_type: reference,
      reference_id: reference,
    }),
    object: z.null(),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
});
