import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** We send to what a browser names: only push services are taken. */
export const addPushToken: UseCase<'addPushToken', Needs<'newId' | 'now' | 'push' | 'repositories', 'push'>> =
  ({ repositories, push, now, newId }) =>
  async ({ accountId, sessionId }, subscription) => {
    if (!push.service?.isKnown(subscription.endpoint)) return refuse('PUSH_NOT_OFFERED');
    const id = await repositories.push.register({ id: newId(), accountId, sessionId, ...subscription }, now());
    return answer({ push_token: id });
  };
