import type { Routes } from '../use-case/use-case.ts';
import { cancelVerification } from './cancel-verification.ts';
import { changeAccount } from './change-account.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { checkVerification } from './check-verification.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgotPassword } from './forgot-password.ts';
import { getAccount } from './get-account.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { stopEmailChange } from './stop-email-change.ts';

export const accountRoutes = {
  getAccount,
  changeAccount,
  changePassword,
  forgotPassword,
  resetPassword,
  changeEmail,
  resendVerification,
  checkVerification,
  confirmEmail,
  stopEmailChange,
  cancelVerification,
} satisfies Routes<
  | 'getAccount'
  | 'changeAccount'
  | 'changePassword'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changeEmail'
  | 'resendVerification'
  | 'checkVerification'
  | 'confirmEmail'
  | 'stopEmailChange'
  | 'cancelVerification'
>;
