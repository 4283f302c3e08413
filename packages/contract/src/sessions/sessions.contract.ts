import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { SESSION_KINDS } from '@madang/domain/sessions/session-kind.ts';
import { PLANS } from '@madang/domain/subscriptions/plan.ts';
import { z } from 'zod';
import { Profile } from '../profiles/profiles.contract.ts';
import { operations } from '../operation.ts';

const Email = z.string().max(254);
const Password = z.string().max(200);

/** `cookie`: refresh token in an HttpOnly cookie, null in the response. `body`: for devices without cookies. */
const transport = z.enum(['cookie', 'body']).default('body');

/** User of a session, with its tokens. */
export const SessionUser = z.object({
  id: z.string(),
  access_token: z.string(),
  refresh_token: z.string().nullable(),
  name: z.string(),
  username: z.string(),
  gender: z.enum(['male', 'female', 'other', 'prefer_not_to_say']),
  date_of_birth: z.string().nullable(),
  is_entitle: z.boolean(),
  /** Whether the plan is paused, without access. */
  is_paused: z.boolean(),
  email_verified: z.boolean(),
  email_verification_required: z.boolean(),
  user_type: z.string(),
  /** Sign-in type: 0 email, 1 provider, 2 partner (SE-28). */
  signin_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  country: z.string(),
  channel_id: z.string(),
  product_id: z.string().nullable(),
  period: z.string().nullable(),
  /** Payment gateway of the plan. Null without one (SE-11). */
  payment_gateway: z.string().nullable(),
  entitlement: z.enum(PLANS).nullable(),
  profile: Profile.nullable(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Signed-in device of the account. */
export const SignedInDevice = z.object({
  id: z.string(),
  is_this_device: z.boolean(),
  kind: z.enum(SESSION_KINDS),
  /** Model of a television, or browser and system. Null for unknown. */
  name: z.string().nullable(),
  /** ISO 3166 country of the sign-in. Null for older sessions. */
  country: z.string().nullable(),
  /** ISO 8601. */
  signed_in_at: z.string(),
  /** Last token refresh, which an active device does every few minutes. ISO 8601. */
  seen_at: z.string(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const sessionOperations = operations({
  signIn: {
    summary: 'Signs in with e-mail and password.',
    authority: 'anyone',
    input: z.object({
      email: Email,
      password: Password,
      remember: z.boolean().default(false),
      /** Partner request during which the viewer signs in (PA-09). */
      request_id: z.string().max(500).optional(),
      transport,
    }),
    object: SessionUser,
    refusals: [
      'EMAIL_OR_PASSWORD_WRONG',
      'EMAIL_UNKNOWN',
      'PASSWORD_NOT_SET',
      'PARTNER_SIGN_IN_NEEDED',
      'TOO_MANY_ATTEMPTS',
      'INPUT_INVALID',
    ],
  },
  signUp: {
    summary: 'Makes an account with its first profile and signs in.',
    authority: 'anyone',
    limits: [{ limit: 'signUpFromAddress' }],
    input: z.object({
      email: Email,
      password: Password,
      password_confirmation: Password,
      first_name: z.string().max(1000),
      last_name: z.string().max(1000),
      gender: z.string().max(40),
      /** YYYY-MM-DD. Required with b=y. */
      date_of_birth: z.string().max(10).optional(),
      /** Confirms age 18 or over, and agreement to the terms. */
      agreed: z.boolean(),
      language: z.enum(LANGUAGES).default('en_us'),
      remember: z.boolean().default(false),
      transport,
    }),
    /** Null where sign-up must not reveal registered addresses: a mail explains the next step. */
    object: SessionUser.nullable(),
    refusals: ['INPUT_INVALID', 'EMAIL_IN_USE', 'PASSWORD_NOT_SET', 'TOO_YOUNG', 'TOO_MANY_ATTEMPTS', 'SIGN_UP_CLOSED'],
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
      /** Absent in browsers, which send it in an HttpOnly cookie. */
      refresh_token: z.string().max(200).optional(),
      profile_id: z.string().max(40).optional(),
      push_token: z.string().max(400).optional(),
      attribution_id: z.string().max(200).optional(),
      app_version: z.string().max(40).optional(),
    }),
    object: SessionUser,
    refusals: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED'],
  },
  listSessions: {
    summary: 'The devices that are signed in to this account, last seen first; at most a hundred.',
    authority: 'user',
    objects: SignedInDevice,
    refusals: [],
  },
  endSession: {
    summary: 'Signs a device of this account out; what it plays ends with it.',
    authority: 'user',
    input: z.object({ id: z.uuid() }),
    object: z.null(),
    refusals: ['SESSION_NOT_FOUND'],
  },
  endOtherSessions: {
    summary: 'Signs every device of this account out but this one.',
    authority: 'user',
    object: z.object({ ended: z.int() }),
    refusals: [],
  },
  getGeo: {
    summary: 'The country this call comes from.',
    authority: 'anyone',
    object: z.object({
      country_code: z.string(),
      /** Countries where the service is open (ISO 3166), for a caller in a blocked one. Null otherwise. */
      open_countries: z.array(z.string()).max(300).nullable(),
    }),
    refusals: [],
  },
});
