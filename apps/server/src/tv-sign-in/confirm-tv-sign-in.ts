import type { Needs } from '../use-case/needs.ts';
import { confirm } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { holdAccount } from '../sessions/hold-account.ts';
import { presentTvRequest } from './tv-sign-in.presenter.ts';
import { withUserCode } from './with-user-code.ts';

/** Confirms the sign-in of a television, which fetches its own tokens with its next poll (TV-04). */
export const confirmTvSignIn: UseCase<
  'confirmTvSignIn',
  Needs<'inTransaction' | 'newId' | 'now' | 'repositories', 'accounts' | 'sessions' | 'tvSignIns'>
> = (deps) => async (viewer, input) =>
  withUserCode(deps, viewer, input.token, (code) =>
    deps.inTransaction(async (repositories) => {
      const { tvSignIns } = repositories;
      const at = deps.now();
      // What is confirmed outlives the session that confirms it.
      if (!(await holdAccount(repositories, viewer, at))) return refuse('TOKEN_INVALID');
      const by = { accountId: viewer.accountId, profileId: viewer.profile.id, attemptId: input.attempt_id ?? null };
      const decision = confirm(await tvSignIns.findByCodeLocked(code), by, at);
      if (!decision.ok) return refuse(decision.refusal);
      await tvSignIns.save(decision.value);
      return answer(presentTvRequest(decision.value));
    }),
  );
