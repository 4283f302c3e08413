import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';
import { SessionUser } from '../sessions/sessions.contract.ts';

const ProviderId = z.string().max(40);
/** Secret of this browser. It binds the OAuth callback to the browser that started the sign-in (CSRF). */
const Browser = z.string().max(100);
const transport = z.enum(['cookie', 'body']).default('body');
const WayBack = z.string().nullable();

export const SocialProvider = z.object({ id: z.string(), name: z.string() });
export type SocialProvider = z.infer<typeof SocialProvider>;

/** Identity linked to an account. */
export const JoinedIdentity = z.object({
  id: z.string(),
  kind: z.enum(['social', 'partner']),
  /** Display name of the provider or partner. */
  provider: z.string(),
  /** The person's email address there, or the provider’s id. */
  outside: z.string(),
  /** ISO 8601. */
  joined_at: z.string(),
});
export type JoinedIdentity = z.infer<typeof JoinedIdentity>;

/** `pending`: another account is signed in, and `replace` was not set. */
const Accepted = z.object({
  step: z.enum(['signed_in', 'pending']),
  user: SessionUser.nullable(),
  way_back: WayBack,
  /** Registered redirect URI of the partner. */
  redirect_uri: z.string().nullable(),
});

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
    limits: [{ limit: 'socialSignIn' }],
    input: z.object({
      provider: ProviderId,
      /** Earlier secret of this browser, so that concurrent attempts share it. */
      browser: Browser.optional(),
      language: z.enum(LANGUAGES).default('en_us'),
      remember: z.boolean().default(false),
      /** Path on this site. */
      way_back: z.string().max(2000).optional(),
    }),
    object: z.object({ url: z.string(), browser: z.string() }),
    refusals: ['SOCIAL_CONNECTION_FAILED', 'TOO_MANY_ATTEMPTS'],
  },
  confirmSocialSignIn: {
    summary:
      'Returns from a provider: signs in to the account that the identity is joined with, unless another one is signed in; keeps the identity pending otherwise.',
    authority: 'anyone',
    limits: [{ limit: 'socialSignIn' }],
    input: z.object({
      provider: ProviderId,
      browser: Browser,
      state: z.string().max(200),
      code: z.string().max(4000).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
      /** Name from a provider that sends it beside the token, and only the first time. */
      name: z.string().max(200).optional(),
      transport,
    }),
    object: z.object({ step: z.enum(['signed_in', 'pending']), user: SessionUser.nullable(), way_back: WayBack }),
    refusals: ['SOCIAL_CONNECTION_FAILED', 'SSO_FAILED', 'PASSWORD_NOT_SET', 'PARTNER_SIGN_IN_NEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  previewIdentity: {
    summary: 'The pending identity of this browser, the account that it concerns, and what a POST may do with it.',
    authority: 'anyone',
    input: z.object({ browser: Browser }),
    object: z.object({
      step: z.enum(['sign_in', 'switch', 'create', 'join', 'sign_in_first']),
      kind: z.enum(['social', 'partner']),
      /** Display name of the provider or partner. */
      provider: z.string(),
      /** The person's email address there, or the provider’s id. */
      outside: z.string(),
      /** Email of the Madang account to sign in to, create or link. */
      email: z.string().nullable(),
      /** Email of the signed-in account. */
      signed_in_as: z.string().nullable(),
      /** For `join`: a new account could be created instead. */
      may_create: z.boolean(),
      /** For `join`: the account has a password. */
      has_password: z.boolean(),
      /** For `join`: the session is a fresh proof already, and the providers that can give one. */
      is_proven: z.boolean(),
      providers: z.array(SocialProvider),
      request_id: z.string().nullable(),
      product_id: z.string().nullable(),
      bango_user_id: z.string().nullable(),
      redirect_uri: z.string().nullable(),
    }),
    refusals: ['IDENTITY_EXPIRED', 'SSO_FAILED', 'SOCIAL_CONNECTION_FAILED', 'PASSWORD_NOT_SET', 'PARTNER_SIGN_IN_NEEDED'],
  },
  confirmIdentity: {
    summary:
      'Signs in with the pending identity of this browser, or creates its account. Joins nothing. Replaces the session of another account only if asked to.',
    authority: 'anyone',
    limits: [{ limit: 'confirmIdentity' }],
    input: z.object({ browser: Browser, replace: z.boolean().default(false), transport }),
    object: Accepted,
    refusals: [
      'IDENTITY_EXPIRED',
      'PROOF_NEEDED',
      'SSO_FAILED',
      'SOCIAL_CONNECTION_FAILED',
      'PASSWORD_NOT_SET',
      'PARTNER_SIGN_IN_NEEDED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  addIdentity: {
    summary:
      'Joins the pending identity of this browser with an account and signs in. Needs the password of the account, or a sign-in just now with another identity of it.',
    authority: 'anyone',
    input: z.object({ browser: Browser, password: z.string().max(200).optional(), transport }),
    object: Accepted,
    refusals: [
      'IDENTITY_EXPIRED',
      'PROOF_NEEDED',
      'SSO_FAILED',
      'SOCIAL_CONNECTION_FAILED',
      'EMAIL_OR_PASSWORD_WRONG',
      'PASSWORD_NOT_SET',
      'PARTNER_SIGN_IN_NEEDED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  listIdentities: {
    summary: 'The identities that the account is joined with, oldest first, and whether it has a password.',
    authority: 'user',
    objects: JoinedIdentity,
    object: z.object({ has_password: z.boolean() }),
    refusals: [],
  },
  removeIdentity: {
    summary:
      'Removes an identity from the account and ends all other sessions. Needs the password, or a sign-in just now with another identity.',
    authority: 'user',
    input: z.object({ id: z.string().max(40), password: z.string().max(200).optional() }),
    object: z.null(),
    refusals: ['IDENTITY_NOT_FOUND', 'LAST_WAY_IN', 'PROOF_NEEDED', 'PASSWORD_WRONG', 'PASSWORD_NOT_SET', 'TOO_MANY_ATTEMPTS'],
  },
  previewIdentityUndo: {
    summary: 'The identity that a mailed undo link removes.',
    authority: 'anyone',
    limits: [{ limit: 'mailLink' }],
    input: z.object({ token: z.string().max(100) }),
    object: z.object({ provider: z.string(), outside: z.string(), email: z.string() }),
    refusals: ['UNDO_LINK_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  undoIdentity: {
    summary: 'Removes a joined identity by the link mailed to the owner of the account, and ends every session.',
    authority: 'anyone',
    limits: [{ limit: 'mailLink' }],
    input: z.object({ token: z.string().max(100) }),
    object: z.null(),
    refusals: ['UNDO_LINK_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  addBirthDate: {
    summary: 'Gives the birth date that a provider or partner did not tell; one that was given stays.',
    authority: 'user',
    input: z.object({
      /** YYYY-MM-DD */
      date_of_birth: z.string().max(10),
      /** Redirect URI requested by the partner. */
      redirect_uri: z.string().max(2000).optional(),
    }),
    object: z.object({
      date_of_birth: z.string(),
      /** The redirect URI, if the partner has registered it. */
      redirect_uri: z.string().nullable(),
    }),
    refusals: ['INPUT_INVALID', 'TOO_YOUNG'],
  },
});
