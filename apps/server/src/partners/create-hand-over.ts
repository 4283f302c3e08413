import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { keep, toStoredHandOver, verify } from './hand-over.ts';

/** Verifies an assertion that arrives by GET and keeps its identity pending. A GET never begins a session. */
export const createHandOver: UseCase<
  'createHandOver',
  Needs<'assertions' | 'inTransaction' | 'newId' | 'now' | 'settings', 'accounts' | 'handOvers' | 'identities' | 'sessions'>
> = (deps) => async (viewer, input) => {
  const verified = await verify(deps, input);
  if (!verified.ok) return verified;
  const { handOver, redirectUri } = verified.value;
  return deps.inTransaction(async (repositories) => {
    const kept = await keep(deps, repositories, viewer, verified.value, input.browser);
    if (!kept.ok) return kept;
    return answer({ ...toStoredHandOver(handOver), redirect_uri: redirectUri, browser: kept.value.browser });
  });
};
