import type { LiveRepository } from '@madang/database/live/live.repository.ts';
import type { Guide, GuideSource } from '../ports/live.ts';

const DAY_MS = 86_400_000;
/** What may be watched again ended seven days ago at the longest, and may be playing since. */
export const GUIDE_DAYS = 9;

/** Holds the guide in memory, because every browser polls the channel's state every half minute. `now` in milliseconds since 1970. */
export const guideSource = async (live: LiveRepository, now: () => number): Promise<GuideSource> => {
  const read = async (): Promise<Guide> => {
    const channel = await live.getChannel();
    if (!channel) return { version: 0, slate: null, airings: [] };
    return { ...channel, airings: await live.listAirings(now() - GUIDE_DAYS * DAY_MS) };
  };
  let guide = await read();
  return {
    current: () => guide,
    async refresh() {
      const channel = await live.getChannel();
      if (!channel || (channel.version === guide.version && channel.slate === guide.slate)) return false;
      guide = await read();
      return true;
    },
  };
};
