import { answer, type UseCase } from '../use-case/use-case.ts';

export const listSocialProviders: UseCase<'listSocialProviders'> =
  ({ identity }) =>
  async () =>
    answer({ objects: identity.providers.map(({ id, name }) => ({ id, name })), total_count: identity.providers.length });
