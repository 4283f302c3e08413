import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentDevice } from './session.presenter.ts';

/** Listing limit, far above usual numbers of devices. Ending all others works beyond it. */
const MAX_LISTED = 100;

/** Where the account is signed in (TV-16). */
export const listSessions: UseCase<'listSessions', Needs<'now' | 'repositories', 'sessions'>> =
  ({ repositories, now }) =>
  async ({ accountId, sessionId }) => {
    const running = await repositories.sessions.listRunning(accountId, now(), MAX_LISTED);
    return answer({ objects: running.map((session) => presentDevice(session, sessionId)), total_count: running.length });
  };
