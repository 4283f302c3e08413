import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';
import { SessionUser } from '../sessions/sessions.contract.ts';

const ProviderId = z.string().max(40);
/** What only this browser has: whoever comes back must be who has left. */
const Browser = z.string().max(100);
const transport = z.enum(['cookie', 'body']).default('body');
const WayBack = z.string().nullable();

export const SocialProvider = z.object({ id: z.string(), name: z.string() });
export type SocialProvider = z.infer<typeof SocialProvider>;

export const identityOperations = operations({
  listSocialProviders: {
    summary: 'Whom people may come from: the providers that this installation knows.',
    authority: 'anyone',
    objects: SocialProvider,
    refusals: [],
  },
  createSocialSignIn: {
    summary: 'Begins a sign-in at a provider: where to go, and what the browser has to bring back within ten minutes.',
    authority: 'anyone',
    input: z.object({
      provider: ProviderId,
      /** What this browser brought back before; one more attempt may begin beside another. */
      browser: Browser.optional(),
      language: z.enum(LANGUAGES).default('en_us'),
      remember: z.boolean().default(false),
      /** A path of this site. */
      way_back: z.string().max(2000).optional(),
    }),
    object: z.object({ url: z.string(), browser: z.string() }),
    refusals: ['SOCIAL_CONNECTION_FAILED', 'TOO_MANY_ATTEMPTS'],
  },
  confirmSocialSignIn: {
    summary: 'Comes back from a provider: signs in, or says that the password of an account is needed once.',
    authority: 'anyone',
    input: z.object({
      provider: ProviderId,
      browser: Browser,
      state: z.string().max(200),
      code: z.string().max(4000).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
      /** What one provider tells of the name, beside its token and only the first time. */
      name: z.string().max(200).optional(),
      transport,
    }),
    object: z.object({ step: z.enum(['signed_in', 'password']), user: SessionUser.nullable(), way_back: WayBack }),
    refusals: ['SOCIAL_CONNECTION_FAILED', 'PASSWORD_NOT_SET', 'PARTNER_SIGN_IN_NEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  previewIdentity: {
    summary: 'What waits for a password in this browser: which provider vouched, for which address.',
    authority: 'anyone',
    input: z.object({ browser: Browser }),
    object: z.object({ provider: z.string(), email: z.string() }),
    refusals: ['IDENTITY_EXPIRED'],
  },
  addIdentity: {
    summary: 'Joins what waits in this browser with the account of its address, by that account’s password, and signs in.',
    authority: 'anyone',
    input: z.object({ browser: Browser, password: z.string().max(200), transport }),
    object: z.object({ user: SessionUser, way_back: WayBack }),
    refusals: [
      'IDENTITY_EXPIRED',
      'SOCIAL_CONNECTION_FAILED',
      'EMAIL_OR_PASSWORD_WRONG',
      'PASSWORD_NOT_SET',
      'PARTNER_SIGN_IN_NEEDED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  addBirthDate: {
    summary: 'Gives the birth date that a provider or partner did not tell; one that was given stays.',
    authority: 'user',
    input: z.object({
      /** YYYY-MM-DD */
      date_of_birth: z.string().max(10),
      /** Where the partner wants its people back. */
      redirect_uri: z.string().max(2000).optional(),
    }),
    object: z.object({
      date_of_birth: z.string(),
      /** The same address, if the partner has registered it. */
      redirect_uri: z.string().nullable(),
    }),
    refusals: ['INPUT_INVALID', 'TOO_YOUNG'],
  },
});
