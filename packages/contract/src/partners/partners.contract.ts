import { PARTNERS } from '@madang/domain/partners/partner.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';
import { SessionUser } from '../sessions/sessions.contract.ts';

const Text = z.string().max(500);

export const partnerOperations = operations({
  confirmHandOver: {
    summary:
      'Takes over somebody whom a partner hands over: by its signed assertion, or, when they have signed in or up here since, by what the assertion named.',
    authority: 'anyone',
    input: z.object({
      type: z.enum(PARTNERS),
      /** A JWS of the partner’s, good once and for a minute. */
      assertion: z.string().max(8000).optional(),
      /** What only this browser has. */
      browser: z.string().max(100).optional(),
      request_id: Text.optional(),
      product_id: Text.optional(),
      bango_user_id: Text.optional(),
      /** Where the partner wants its people back. */
      redirect_uri: z.string().max(2000).optional(),
      transport: z.enum(['cookie', 'body']).default('body'),
    }),
    object: z.object({
      step: z.enum(['signed_in', 'sign_in']),
      user: SessionUser.nullable(),
      /** What the assertion named, for the links of the views in which one signs in or up. */
      request_id: z.string().nullable(),
      product_id: z.string().nullable(),
      bango_user_id: z.string().nullable(),
      /** The address that was asked for, if the partner has registered it. */
      redirect_uri: z.string().nullable(),
      /** What the browser has to bring back. */
      browser: z.string().nullable(),
    }),
    refusals: ['SSO_FAILED', 'TOO_YOUNG', 'TOO_MANY_ATTEMPTS'],
  },
});
