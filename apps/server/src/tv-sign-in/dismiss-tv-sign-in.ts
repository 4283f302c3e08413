import type { Needs } from '../use-case/needs.ts';
import { dismiss } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { withUserCode } from './with-user-code.ts';

/** Denies a sign-in. The television learns of it with its next poll (TV-10). */
export const dismissTvSignIn: UseCase<
  'dismissTvSignIn',
  Needs<'inTransaction' | 'newId' | 'now' | 'repositories', 'tvSignIns'>
> =
  (deps) =>
  async (viewer, { token }) =>
    withUserCode(deps, viewer, token, (code) =>
      deps.inTransaction(async ({ tvSignIns }) => {
        const decision = dismiss(await tvSignIns.findByCodeLocked(code), deps.now());
        if (!decision.ok) return decision;
        await tvSignIns.save(decision.value);
        return answer(null);
      }),
    );
