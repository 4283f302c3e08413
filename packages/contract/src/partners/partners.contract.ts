import { PARTNERS } from '@madang/domain/partners/partner.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';
import { SessionUser } from '../sessions/sessions.contract.ts';

const Text = z.string().max(500);

const HandOver = {
  type: z.enum(PARTNERS),
  /** Signed assertion (JWS) of the partner. Single use, valid for one minute. */
  assertion: z.string().max(8000),
  /** Secret of this browser. */
  browser: z.string().max(100).optional(),
  request_id: Text.optional(),
  product_id: Text.optional(),
  bango_user_id: Text.optional(),
  /** Redirect URI requested by the partner. */
  redirect_uri: z.string().max(2000).optional(),
};

/** Parameters named by the assertion, for the links between sign-in and sign-up. */
const Named = {
  request_id: z.string().nullable(),
  product_id: z.string().nullable(),
  bango_user_id: z.string().nullable(),
  /** The requested redirect URI, if registered. */
  redirect_uri: z.string().nullable(),
};

export const partnerOperations = operations({
  createHandOver: {
    summary:
      'Verifies the signed assertion of a partner and keeps the identity pending in this browser. Begins no session: previewIdentity says what a POST may do with it.',
    authority: 'anyone',
    limits: [{ limit: 'handOver' }],
    input: z.object(HandOver),
    object: z.object({
      ...Named,
      /** Secret that the browser must return. */
      browser: z.string(),
    }),
    refusals: ['SSO_FAILED', 'TOO_YOUNG', 'TOO_MANY_ATTEMPTS'],
  },
  confirmHandOver: {
    summary:
      'Signs in a person whom a partner hands over by its signed assertion, for clients without pages. Where that needs a sign-in, a join or the end of another session, the identity stays pending.',
    authority: 'anyone',
    limits: [{ limit: 'handOver' }],
    input: z.object({ ...HandOver, transport: z.enum(['cookie', 'body']).default('body') }),
    object: z.object({
      step: z.enum(['signed_in', 'sign_in', 'pending']),
      user: SessionUser.nullable(),
      ...Named,
      /** Secret that the browser must return. Null for nothing pending. */
      browser: z.string().nullable(),
    }),
    refusals: ['SSO_FAILED', 'TOO_YOUNG', 'TOO_MANY_ATTEMPTS'],
  },
});
