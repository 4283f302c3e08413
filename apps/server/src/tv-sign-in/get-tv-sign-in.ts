import type { Needs } from '../use-case/needs.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { POLL_SECONDS, poll } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { holdAccount } from '../sessions/hold-account.ts';

const ended = (status: 'denied' | 'expired') => answer({ status, interval: POLL_SECONDS, user: null });

/**
 * A television asks (TV-15). A yes is handed over in the transaction that makes its session: a television that asks again because
 * the answer was lost, or because the server was killed after that, gets the very same tokens for a minute, while its session runs.
 * They are kept only under its own secret.
 */
export const getTvSignIn: UseCase<
  'getTvSignIn',
  Needs<'inTransaction' | 'newId' | 'now' | 'tokens', 'accounts' | 'profiles' | 'sessions' | 'subscriptions' | 'tvSignIns'>
> =
  (deps) =>
  async (_viewer, { poll_token: secret }) =>
    deps.inTransaction(async (repositories) => {
      const { tvSignIns, accounts, profiles } = repositories;
      const tokenHash = deps.tokens.hashRefresh(secret);
      const confirmedBy = await tvSignIns.accountOf(tokenHash);
      // The account before the request, as every event that ends the request does: it is gone, or still counts, once both are locked.
      const account = confirmedBy === null ? null : await accounts.findLocked(confirmedBy);
      const known = await tvSignIns.findByTokenLocked(tokenHash);
      const at = deps.now();
      const polled = poll(known, at);
      if (!('request' in polled)) return ended(polled.kind);
      const { request } = polled;
      if (polled.kind !== 'hand_over') {
        await tvSignIns.save(request);
        return answer({ status: polled.kind, interval: request.interval, user: null });
      }
      if (polled.repeat) {
        if (!known?.sealedTokens) throw new Error('What was handed over is kept for a minute.');
        const user = JSON.parse(deps.tokens.unseal(known.sealedTokens, secret)) as SessionUser;
        const claims = await deps.tokens.readAccess(user.access_token, at);
        if (!claims || !(await holdAccount(repositories, claims, at))) return ended('expired');
        return answer({ status: 'bound', interval: request.interval, user });
      }
      const { accountId, profileId } = polled.by;
      // Confirmed after the account was locked: the next poll, seconds later, locks it.
      if (account?.id !== accountId) return answer({ status: 'pending', interval: request.interval, user: null });
      const profile = await profiles.find(accountId, profileId);
      if (!profile) throw new Error('A request goes with the account and the profile that confirmed it.');
      const device = { kind: 'tv', name: request.device.model, country: request.country } as const;
      const begun = await beginSession(deps, repositories, { account, profile }, { remember: true, transport: 'body', device });
      await tvSignIns.save(request, deps.tokens.seal(JSON.stringify(begun.value), secret));
      return answer({ status: 'bound', interval: request.interval, user: begun.value });
    });
