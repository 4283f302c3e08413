import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const listSocialProviders: UseCase<'listSocialProviders', Needs<'identity'>> =
  ({ identity }) =>
  async () =>
    answer({ objects: identity.providers.map(({ id, name }) => ({ id, name })), total_count: identity.providers.length });
