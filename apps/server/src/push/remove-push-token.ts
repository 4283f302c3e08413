import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

export const removePushToken: UseCase<'removePushToken', Needs<'repositories', 'push'>> =
  ({ repositories }) =>
  async ({ accountId }, { push_token }) =>
    (await repositories.push.remove(push_token, accountId)) ? answer(null) : refuse('PUSH_TOKEN_NOT_FOUND');
