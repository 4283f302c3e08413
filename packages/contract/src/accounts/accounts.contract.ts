import { VERIFICATION_STATES } from '@madang/domain/accounts/email-verification.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

const Email = z.string().max(254);
const Password = z.string().max(200);
const Token = z.string().max(200);

/** Verification state of an email address. */
export const EmailVerification = z.object({
  state: z.enum(VERIFICATION_STATES),
  /** Address to verify: the account's own, or its pending replacement. */
  address: z.string(),
});
export type EmailVerification = z.infer<typeof EmailVerification>;

export const Account = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  gender: z.string(),
  date_of_birth: z.string().nullable(),
  email_verified: z.boolean(),
  email_verification: EmailVerification,
  /** False for accounts that sign in through a provider and have set none. */
  has_password: z.boolean(),
  country: z.string(),
});
export type Account = z.infer<typeof Account>;

export const accountOperations = operations({
  getAccount: { summary: 'The account that is signed in.', authority: 'user', object: Account, refusals: [] },
  changeAccount: {
    summary: 'Changes names, gender and birth date.',
    authority: 'user',
    input: z.object({
      first_name: z.string().max(1000),
      last_name: z.string().max(1000),
      gender: z.string().max(40),
      /** YYYY-MM-DD. Empty for none. */
      date_of_birth: z.string().max(10).default(''),
    }),
    object: Account,
    refusals: ['INPUT_INVALID'],
  },
  changePassword: {
    summary: 'Changes the password, and ends every other session.',
    authority: 'user',
    // A missing field has a refusal of its own (AC-32).
    input: z.object({
      current_password: Password.optional(),
      password: Password.optional(),
      password_confirmation: Password.optional(),
    }),
    object: z.null(),
    refusals: ['PASSWORD_CHANGE_INCOMPLETE', 'PASSWORD_WRONG', 'PASSWORD_NOT_SET', 'INPUT_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  forgotPassword: {
    summary: 'Sends a link by which a new password is chosen.',
    authority: 'anyone',
    input: z.object({ email: Email }),
    object: z.null(),
    refusals: ['INPUT_INVALID', 'EMAIL_UNKNOWN', 'TOO_MANY_ATTEMPTS'],
  },
  resetPassword: {
    summary: 'Chooses a new password by the link of a mail, and ends every session.',
    authority: 'anyone',
    limits: [{ limit: 'mailLink' }],
    input: z.object({ token: Token, password: Password, password_confirmation: Password }),
    object: z.null(),
    refusals: ['INPUT_INVALID', 'PASSWORD_LINK_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  changeEmail: {
    summary: 'Sends a link to another address, which is the account’s as soon as it is followed.',
    authority: 'user',
    input: z.object({ email: Email, password: Password }),
    object: EmailVerification,
    refusals: [
      'INPUT_INVALID',
      'EMAIL_IN_USE',
      'PASSWORD_WRONG',
      'PASSWORD_NOT_SET',
      'EMAIL_CHANGE_TOO_SOON',
      'EMAIL_CHANGE_LIMIT_REACHED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  resendVerification: {
    summary: 'Sends the link again, or for the first time; those before are worth nothing then.',
    authority: 'user',
    object: EmailVerification,
    refusals: ['VERIFICATION_TOO_SOON', 'VERIFICATION_LIMIT_REACHED', 'EMAIL_ALREADY_VERIFIED'],
  },
  checkVerification: {
    summary: 'Whether the link was followed.',
    authority: 'user',
    input: z.object({ by: z.enum(['button', 'page']).default('button') }),
    object: EmailVerification,
    refusals: ['TOO_MANY_CHECKS'],
  },
  confirmEmail: {
    summary: 'Follows the link of a mail: its address is proven.',
    authority: 'anyone',
    limits: [{ limit: 'mailLink' }],
    input: z.object({ token: Token }),
    object: z.object({ email: z.string() }),
    refusals: ['VERIFICATION_LINK_INVALID', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_IN_USE', 'TOO_MANY_ATTEMPTS'],
  },
  stopEmailChange: {
    summary: 'Stops a pending change of the e-mail address, by the link mailed to the current one.',
    authority: 'anyone',
    limits: [{ limit: 'mailLink' }],
    input: z.object({ token: Token }),
    object: z.null(),
    refusals: ['VERIFICATION_LINK_INVALID', 'EMAIL_ALREADY_CHANGED', 'TOO_MANY_ATTEMPTS'],
  },
  cancelVerification: {
    summary: 'Waits for no link any more; the address stays as it was.',
    authority: 'user',
    object: z.null(),
    refusals: [],
  },
});
