import { confirm } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { answer, type UseCase } from '../http/handlers.ts';
import { presentAskingTv } from './tv-sign-in.presenter.ts';
import { withUserCode } from './with-user-code.ts';

/** Somebody says yes to a television; it fetches its own tokens with its next question (TV-04). */
export const confirmTvSignIn: UseCase<'confirmTvSignIn'> = (deps) => async (viewer, input) =>
  withUserCode(deps, viewer, input.token, (code) =>
    deps.inTransaction(async ({ tvSignIns }) => {
      const by = { accountId: viewer.accountId, profileId: viewer.profile.id, attemptId: input.attempt_id ?? null };
      const decision = confirm(await tvSignIns.findByCodeLocked(code), by, deps.now());
      if (!decision.ok) return decision;
      await tvSignIns.save(decision.value);
      return answer(presentAskingTv(decision.value));
    }),
  );
