import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { Profile } from '../profiles/profiles.contract.ts';
import { operations } from '../operation.ts';

const Email = z.string().max(254);
const Password = z.string().max(200);

/** `cookie`: the refresh token stays in an HttpOnly cookie and the answer carries null; `body`: for devices without cookies. */
const transport = z.enum(['cookie', 'body']).default('body');

/** The session user of the specification, section 3. */
export const SessionUser = z.object({
  id: z.string(),
  access_token: z.string(),
  refresh_token: z.string().nullable(),
  name: z.string(),
  username: z.string(),
  gender: z.enum(['male', 'female', 'other', 'prefer_not_to_say']),
  date_of_birth: z.string().nullable(),
  is_entitle: z.boolean(),
  email_verified: z.boolean(),
  email_verification_required: z.boolean(),
  user_type: z.string(),
  country: z.string(),
  channel_id: z.string(),
  product_id: z.string().nullable(),
  period: z.string().nullable(),
  entitlement: z.enum(['Basic', 'Premium']).nullable(),
  profile: Profile.nullable(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const sessionOperations = operations({
  signIn: {
    summary: 'Signs in with e-mail and password.',
    authority: 'anyone',
    input: z.object({ email: Email, password: Password, remember: z.boolean().default(false), transport }),
    object: SessionUser,
    refusals: ['EMAIL_OR_PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS', 'INPUT_INVALID'],
  },
  signUp: {
    summary: 'Makes an account with its first profile and signs in.',
    authority: 'anyone',
    input: z.object({
      email: Email,
      password: Password,
      password_confirmation: Password,
      first_name: z.string().max(200),
      last_name: z.string().max(200),
      gender: z.string().max(40),
      /** YYYY-MM-DD; asked for where b=y. */
      date_of_birth: z.string().max(10).optional(),
      /** Affirms age 18 or over and agreement to the terms. */
      agreed: z.boolean(),
      language: z.enum(LANGUAGES).default('en_us'),
      remember: z.boolean().default(false),
      transport,
    }),
    object: SessionUser,
    refusals: ['INPUT_INVALID', 'EMAIL_IN_USE', 'TOO_YOUNG', 'TOO_MANY_ATTEMPTS'],
  },
  signOut: {
    summary: 'Ends this session on the server; its tokens are worth nothing afterwards (SE-76).',
    authority: 'anyone',
    object: z.null(),
    refusals: [],
  },
  refreshToken: {
    summary: 'Rotates the tokens of a session and tells who is signed in.',
    authority: 'anyone',
    input: z.object({
      /** Left out by browsers, whose refresh token travels in an HttpOnly cookie. */
      refresh_token: z.string().max(200).optional(),
      profile_id: z.string().max(40).optional(),
      push_token: z.string().max(400).optional(),
      attribution_id: z.string().max(200).optional(),
      app_version: z.string().max(40).optional(),
    }),
    object: SessionUser,
    refusals: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED'],
  },
  getGeo: {
    summary: 'The country this call comes from.',
    authority: 'anyone',
    object: z.object({ country_code: z.string() }),
    refusals: [],
  },
});
