import type { Needs } from '../use-case/needs.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { isOwnerWarned, pauseAfter, warningDay } from '@madang/domain/sessions/sign-in-guard.ts';
import type { Answered, SessionEffect } from '../use-case/use-case.ts';
import { mailIdOf } from '../providers/mail/mail-id.ts';
import type { Caller } from '../use-case/viewer.ts';

type Needed = Needs<'knownDevices' | 'limits' | 'now' | 'repositories', 'mailOutbox'>;

/** Warns the account owner by mail that the password is being guessed; once a day at most. */
const warnOwner = async ({ repositories, now }: Needed, account: Account): Promise<void> => {
  const at = now();
  const { id: accountId, email: address, language, firstName: name } = account;
  const id = mailIdOf(`sign_in_attempts ${accountId} ${warningDay(at)}`);
  await repositories.mailOutbox.add({ id, accountId, kind: 'sign_in_attempts', address, language, name, details: {} }, at);
};

/** Counts a wrong password of a signed-in caller towards the account, and warns its owner as for guesses from outside. */
export const countWrongPassword = async (deps: Needed, account: Account): Promise<void> => {
  if (isOwnerWarned(await deps.limits.count('signInToAccount', account.email))) await warnOwner(deps, account);
};

export interface PasswordAttempt {
  readonly ok: true;
  readonly of: 'known' | 'unknown';
  /** After a wrong password; `account` null where there is none. */
  failed(account: Account | null): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Takes every limit on a password attempt from outside a session, before the account is read: per e-mail and address, per address, and per
 * account over all addresses and nodes. An attempt from a known device is counted by its own allowance instead, until that is used up.
 */
export const beginPasswordAttempt = async (
  deps: Needed,
  email: string,
  { address, deviceCookie }: Pick<Caller, 'address' | 'deviceCookie'>,
): Promise<PasswordAttempt | { readonly ok: false; readonly retryAfter: number }> => {
  const { limits } = deps;
  const device = deps.knownDevices.find(deviceCookie, email, deps.now());
  if (device !== null && (await limits.take('signInFromDevice', device.id)) === null)
    return {
      ok: true,
      of: 'known',
      failed: async () => undefined,
      succeeded: () => limits.clear('signInFromDevice', device.id),
    };
  const key = [email, address] as const;
  const [fromHere, fromAddress, failures] = await Promise.all([
    limits.take('signIn', key),
    limits.take('signInFromAddress', address),
    limits.count('signInToAccount', email),
  ]);
  const pause = pauseAfter(failures - 1);
  const reached = fromHere ?? fromAddress;
  const wait = reached ?? (pause > 0 ? await limits.take('signInPause', email, { seconds: pause }) : null);
  if (wait !== null) {
    // A refused attempt tested no password: it neither lengthens the pause nor leads to a warning.
    await limits.giveBack('signInToAccount', email);
    return { ok: false, retryAfter: wait };
  }
  return {
    ok: true,
    of: 'unknown',
    failed: async (account) => {
      if (account && isOwnerWarned(failures)) await warnOwner(deps, account);
    },
    succeeded: async () => {
      await Promise.all([limits.clear('signIn', key), limits.giveBack('signInToAccount', email)]);
    },
  };
};

/** Makes the browser of a sign-in known to the account; devices without cookies stay unknown. */
export const rememberDevice = <T>(
  { knownDevices, now }: Needs<'knownDevices' | 'now'>,
  reply: Answered<T>,
  email: string,
  { deviceCookie }: Pick<Caller, 'deviceCookie'>,
): Answered<T> => {
  const { session } = reply;
  if (session?.kind !== 'issued') return reply;
  const remembered: SessionEffect = { ...session, device: knownDevices.remember(deviceCookie, email, now()) };
  return { ...reply, session: remembered };
};
