import { PRIVACY_ANSWERS } from '@madang/domain/privacy/choices.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

const Answer = z.enum(PRIVACY_ANSWERS);

const Purpose = z.object({
  /** Choice of the browser or account. Null for none. */
  choice: Answer.nullable(),
  /** Effective result. */
  allowed: z.boolean(),
});

/** Privacy choices in effect for the caller. */
export const PrivacyState = z.object({
  /** Global Privacy Control signal of the browser, which overrides any consent. */
  signal: z.boolean(),
  /** Sale or sharing: third-party ads from their own hosts. */
  sale: Purpose,
  /** Our own statistics of plays and searches. */
  statistics: Purpose,
});
export type PrivacyState = z.infer<typeof PrivacyState>;

export const privacyOperations = operations({
  getPrivacyChoices: {
    summary: 'What was chosen of privacy, and what holds.',
    authority: 'anyone',
    object: PrivacyState,
    refusals: [],
  },
  changePrivacyChoices: {
    summary: 'Chooses, for this browser by a cookie and for the account of whoever is signed in.',
    authority: 'anyone',
    /** Null leaves the choice open. */
    input: z.object({ sale: Answer.nullable(), statistics: Answer.nullable() }),
    object: PrivacyState,
    refusals: [],
  },
  createDataExport: {
    summary:
      'Lends the address of a file with everything that is kept of the account, for a few minutes and for this session alone.',
    authority: 'user',
    limits: [{ limit: 'dataExport', counts: ['OK'] }],
    input: z.object({ password: z.string().max(200) }),
    object: z.object({
      url: z.string(),
      /** ISO 8601. */
      expires_at: z.string(),
    }),
    refusals: ['PASSWORD_WRONG', 'PASSWORD_NOT_SET', 'TOO_MANY_ATTEMPTS'],
  },
});
