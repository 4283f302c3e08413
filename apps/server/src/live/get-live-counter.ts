import type { Needs } from '../use-case/needs.ts';
import { liveStateAt } from '@madang/domain/live/guide.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** The state of the channel (LV-07, LV-08), from memory, because every browser polls it every half minute. */
export const getLiveCounter: UseCase<'getLiveCounter', Needs<'live' | 'now'>> =
  ({ live, now }) =>
  async () => {
    const { airings, version } = live.guide();
    const instant = now();
    const { status, countdownSeconds, nextPollAt } = liveStateAt(airings, instant);
    const counter = {
      epg: { status: live.forcedStatus() ?? status, version, countDown: countdownSeconds },
      nextPolling: new Date(nextPollAt).toISOString(),
      now: new Date(instant).toISOString(),
    };
    return answer({ objects: [counter], total_count: 1 });
  };
