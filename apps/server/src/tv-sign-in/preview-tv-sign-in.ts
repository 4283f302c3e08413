import type { Needs } from '../use-case/needs.ts';
import { awaited } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentTvRequest } from './tv-sign-in.presenter.ts';
import { withUserCode } from './with-user-code.ts';

/** Shows which television a code belongs to, before the viewer approves it (RFC 8628 section 5.4). */
export const previewTvSignIn: UseCase<'previewTvSignIn', Needs<'newId' | 'now' | 'repositories', 'tvSignIns'>> =
  (deps) =>
  async (viewer, { token }) =>
    withUserCode(deps, viewer, token, async (code) => {
      const decision = awaited(await deps.repositories.tvSignIns.findByCode(code), deps.now());
      return decision.ok ? answer(presentTvRequest(decision.value)) : decision;
    });
