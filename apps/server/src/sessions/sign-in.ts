import type { Needs } from '../use-case/needs.ts';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { refusalOfPassword } from '@madang/domain/identities/social-sign-in.ts';
import { issuerOfPartner } from '@madang/domain/partners/hand-over.ts';
import { refuse, type UseCase } from '../use-case/use-case.ts';
import { beginSessionWithCredentials } from './begin-session.ts';
import { beginPasswordAttempt, rememberDevice } from './password-attempts.ts';
import { toSessionDevice } from '../use-case/viewer.ts';

/** Whether a partner's request waits for its customer to sign in or up here. */
const isAwaited = async (
  { repositories, now }: Needs<'now' | 'repositories', 'identities'>,
  requestId: string | undefined,
): Promise<boolean> =>
  requestId !== undefined && repositories.identities.isRequestPending(issuerOfPartner('bango'), requestId, now());

/**
 * An unknown address and a wrong password get one answer in equal time, ten attempts per quarter of an hour (SE-65, SE-96). Only a
 * caller whom a partner sent learns that there is no account, to be offered one (AC-27). A profile is chosen next (SE-64).
 */
export const signIn: UseCase<
  'signIn',
  Needs<
    'knownDevices' | 'limits' | 'newId' | 'now' | 'passwords' | 'repositories' | 'settings' | 'tokens',
    'accounts' | 'identities' | 'mailOutbox' | 'sessions' | 'subscriptions'
  >
> =
  (deps) =>
  async (viewer, { email, password, remember, request_id, transport }) => {
    const address = normalEmail(email.trim());
    const attempt = await beginPasswordAttempt(deps, address, viewer);
    if (!attempt.ok) return refuse('TOO_MANY_ATTEMPTS', { retryAfter: attempt.retryAfter });
    const account = await deps.repositories.accounts.findByEmail(address);
    const { genuine, rehashed } = await deps.passwords.verifyAndRehash(account?.passwordHash ?? null, password, attempt.of);
    if (!genuine) await attempt.failed(account);
    const elsewhere = account && refusalOfPassword(account);
    const isNeutral = deps.settings.accountExistence === 'neutral';
    if (isNeutral && elsewhere) return refuse('EMAIL_OR_PASSWORD_WRONG');
    if (elsewhere) return refuse(elsewhere);
    if (!isNeutral && !account && (await isAwaited(deps, request_id))) return refuse('EMAIL_UNKNOWN');
    if (!account || !genuine) return refuse('EMAIL_OR_PASSWORD_WRONG');
    await attempt.succeeded();
    // A password or an address that was replaced while this one was verified begins no session.
    const proved = { email: address, passwordHash: rehashed ?? account.passwordHash };
    const { accounts } = deps.repositories;
    if (rehashed !== null) await accounts.replacePasswordHash(account.id, account.passwordHash, rehashed);
    const options = { remember, transport, device: toSessionDevice(viewer) };
    const reply = await beginSessionWithCredentials(deps, deps.repositories, { account, profile: null }, options, proved);
    return reply ? rememberDevice(deps, reply, address, viewer) : refuse('EMAIL_OR_PASSWORD_WRONG');
  };
