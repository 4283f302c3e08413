import { z } from 'zod';
import { operations } from '../operation.ts';
import { SessionUser } from '../sessions/sessions.contract.ts';

/** The user code, typed or scanned. */
const token = z.string().min(1).max(40);

/** Television that requests sign-in and its country, shown to the account owner for confirmation. */
export const TvRequest = z.object({
  device_type: z.string(),
  device_model: z.string(),
  device_version: z.string(),
  /** ISO 3166. */
  country: z.string(),
});
export type TvRequest = z.infer<typeof TvRequest>;

export const tvSignInOperations = operations({
  createTvSignIn: {
    summary: 'A television asks to be signed in: a code to show, the address of its QR code, and a secret to ask with (TV-15).',
    authority: 'anyone',
    limits: [{ limit: 'createTvSignIn' }],
    input: z.object({
      device_id: z.string().min(1).max(80),
      device_type: z.string().min(1).max(40),
      device_model: z.string().min(1).max(80),
      device_version: z.string().min(1).max(40),
    }),
    object: z.object({
      /** Six letters. */
      code: z.string(),
      /** Page where the code is entered. */
      simple_sign_url: z.string(),
      /** `simple_sign_url` with the code and the four device parameters. The polling secret is in neither. */
      qr_url: z.string(),
      poll_token: z.string(),
      /** Polling interval in seconds. */
      interval: z.int(),
      /** Lifetime in seconds. */
      expires_in: z.int(),
    }),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  getTvSignIn: {
    summary:
      'A television asks whether somebody has signed it in; a yes comes with its tokens, once. An unknown secret has expired (TV-15).',
    authority: 'anyone',
    input: z.object({ poll_token: z.string().min(1).max(200) }),
    object: z.object({
      status: z.enum(['pending', 'slow_down', 'bound', 'denied', 'expired']),
      /** Polling interval in seconds. `slow_down` has increased it. */
      interval: z.int(),
      user: SessionUser.nullable(),
    }),
    refusals: [],
  },
  previewTvSignIn: {
    summary: 'Which television shows a code, so that whoever confirms it knows what they say yes to.',
    authority: 'user',
    input: z.object({ token }),
    object: TvRequest,
    refusals: ['TV_CODE_WRONG', 'TV_SIGN_IN_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  },
  confirmTvSignIn: {
    summary: 'Signs the television in that shows a code, with the profile that watches now (TV-04).',
    authority: 'profile',
    input: z.object({
      token,
      /** Idempotency key of one click. The code itself is used once. */
      attempt_id: z.string().min(16).max(40).optional(),
    }),
    object: TvRequest,
    refusals: ['TV_CODE_WRONG', 'TV_SIGN_IN_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  },
  dismissTvSignIn: {
    summary: 'Tells the television that shows a code that it is not signed in (TV-10).',
    authority: 'user',
    input: z.object({ token }),
    object: z.null(),
    refusals: ['TV_CODE_WRONG', 'TV_SIGN_IN_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  },
});
