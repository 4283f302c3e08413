import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const getPushToken: UseCase<'getPushToken', Needs<'push' | 'repositories', 'push'>> =
  ({ repositories, push }) =>
  async (viewer, { push_token }) =>
    answer({
      key: push.service?.publicKey ?? null,
      registered:
        viewer.signedIn && push_token !== undefined && (await repositories.push.isRegistered(push_token, viewer.sessionId)),
    });
