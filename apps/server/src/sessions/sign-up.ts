import { PASSWORD_LINK_MS } from '@madang/domain/accounts/passwords.ts';
import { type NewAccount, openAccount, SIGN_UP_RULES } from '@madang/domain/accounts/sign-up.ts';
import { firstProfile } from '@madang/domain/profiles/profile.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { guessedFirst, isGuessable, normalPassword } from '@madang/domain/accounts/credentials.ts';
import { refusalOfPassword } from '@madang/domain/identities/social-sign-in.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { Needs } from '../use-case/needs.ts';
import { sendVerificationMail } from '../accounts/send-verification-mail.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { beginSession } from './begin-session.ts';
import { rememberDevice } from './password-attempts.ts';
import { toSessionDevice } from '../use-case/viewer.ts';

/**
 * Sign-up that does not say whether an address is known. Both ways end in a mail: a new account gets a link by which its password is chosen, the
 * owner of an existing one learns of the attempt. The typed password is not kept: signing in with it would tell the two apart.
 */
const signUpByMail = async (
  deps: Needs<'inTransaction' | 'limits' | 'links' | 'newId' | 'now', 'accounts' | 'mailOutbox' | 'passwordLinks' | 'profiles'>,
  opened: NewAccount,
  country: string,
): Promise<void> => {
  // Taken for every attempt: an address that was free would otherwise get one mail more than one that was known.
  const isOverLimit = (await deps.limits.take('accountExistsMail', opened.email)) !== null;
  await deps.inTransaction(async ({ accounts, profiles, passwordLinks, mailOutbox }) => {
    const at = deps.now();
    const account = {
      ...opened,
      id: deps.newId(),
      passwordHash: null,
      country,
      userType: '1',
      emailVerified: false,
      createdAt: at,
    };
    if (await accounts.add(account)) {
      await profiles.add(firstProfile(deps.newId(), account.id, account.firstName, account.language), at);
      const link = deps.newId();
      const hash = deps.links.hash(deps.links.tokenOf(link));
      await passwordLinks.add({ id: link, accountId: account.id, hash }, at, at + PASSWORD_LINK_MS);
      const { id: accountId, email: address, language, firstName: name } = account;
      const mail = { id: deps.newId(), accountId, kind: 'finish_sign_up', address, language, name, details: { link } } as const;
      await mailOutbox.add(mail, at);
      return;
    }
    const holder = await accounts.findByEmail(account.email);
    if (!holder || isOverLimit) return;
    const { id: accountId, email: address, language, firstName: name } = holder;
    await mailOutbox.add({ id: deps.newId(), accountId, kind: 'already_registered', address, language, name, details: {} }, at);
  });
};

/** Creates an account, its first profile and a session in one transaction. */
export const signUp: UseCase<
  'signUp',
  Needs<
    | 'afterAnswer'
    | 'inTransaction'
    | 'knownDevices'
    | 'limits'
    | 'links'
    | 'newId'
    | 'now'
    | 'passwordGuesses'
    | 'passwords'
    | 'settings'
    | 'tokens',
    'accounts' | 'emailVerifications' | 'mailOutbox' | 'passwordLinks' | 'profiles' | 'sessions' | 'subscriptions'
  >
> = (deps) => async (viewer, input) => {
  if (!deps.settings.signUpOpen) return refuse('SIGN_UP_CLOSED');
  const at = deps.now();
  const form = {
    email: input.email,
    password: input.password,
    passwordConfirmation: input.password_confirmation,
    firstName: input.first_name,
    lastName: input.last_name,
    gender: input.gender,
    birthday: input.date_of_birth,
    agreed: input.agreed,
    language: input.language,
  };
  const decision = openAccount(form, toDay(at), { ...SIGN_UP_RULES, longestName: deps.settings.longestName });
  if (!decision.ok) return refuse(decision.refusal, { fields: decision.faults ?? {} });
  if (isGuessable(await deps.passwordGuesses(normalPassword(input.password), guessedFirst(decision.value))))
    return refuse('INPUT_INVALID', { fields: { password: 'too_common' } });
  if (deps.settings.accountExistence === 'neutral') {
    deps.afterAnswer.begin(() => signUpByMail(deps, decision.value, viewer.country));
    return answer(null);
  }
  const account: Account = {
    ...decision.value,
    id: deps.newId(),
    passwordHash: await deps.passwords.hash(input.password),
    country: viewer.country,
    userType: '1',
    emailVerified: false,
    createdAt: at,
  };
  const profile = firstProfile(deps.newId(), account.id, account.firstName, account.language);
  const how = { remember: input.remember, transport: input.transport };
  const outcome = await deps.inTransaction(async (repositories) => {
    if (!(await repositories.accounts.add(account))) {
      const holder = await repositories.accounts.findByEmail(account.email);
      if (holder && refusalOfPassword(holder) === 'PASSWORD_NOT_SET') return refuse('PASSWORD_NOT_SET');
      return refuse('EMAIL_IN_USE', { fields: { email: 'in_use' } });
    }
    await repositories.profiles.add(profile, account.createdAt);
    await sendVerificationMail(deps, repositories, account, account.email, account.createdAt, 'welcome');
    return beginSession(deps, repositories, { account, profile }, { ...how, device: toSessionDevice(viewer) });
  });
  if (!outcome.ok) return outcome;
  return rememberDevice(deps, outcome, account.email, viewer);
};
