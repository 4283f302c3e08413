import type {
  Account as AccountObject,
  EmailVerification as VerificationObject,
} from '@madang/contract/accounts/accounts.contract.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { type EmailVerification, isPending, verificationState } from '@madang/domain/accounts/email-verification.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';

export const presentVerification = (
  account: Pick<Account, 'email' | 'emailVerified'>,
  verification: EmailVerification | null,
  now: number,
): VerificationObject => ({
  state: verificationState(account.emailVerified, verification, now),
  address: isPending(verification, now) ? displayEmail(verification.address) : displayEmail(account.email),
});

export const presentAccount = (account: Account, verification: EmailVerification | null, now: number): AccountObject => ({
  id: account.id,
  email: displayEmail(account.email),
  first_name: account.firstName,
  last_name: account.lastName,
  gender: account.gender,
  date_of_birth: account.birthday,
  email_verified: account.emailVerified,
  email_verification: presentVerification(account, verification, now),
  has_password: account.passwordHash !== null,
  country: account.country,
});
