import { airingAt } from '@madang/domain/live/guide.ts';
import { slotsOfWeek } from '@madang/domain/live/series-turn.ts';
import { airWeek, isPublished, nextWeek, startOfWeek } from '@madang/domain/live/week.ts';
import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { GUIDE_DAYS } from './guide-source.ts';
import type { GuideSource } from '../ports/live.ts';

export const PUBLISH_GUIDE = 'publish-guide';

const DAY_MS = 86_400_000;

/** Publishes airings of this week and the next from the operator's plan where they are missing, and deletes expired ones. */
export const publishGuide = async ({
  repositories,
  inTransaction,
  live,
  now,
}: Needs<'inTransaction' | 'live' | 'now' | 'repositories', 'live'>): Promise<void> => {
  const channel = await repositories.live.getChannel();
  if (!channel) return;
  const written = await repositories.live.listSlots();
  const episodes = await repositories.live.listSlotEpisodes();
  const at = now();
  const thisWeek = startOfWeek(at);
  const weeks = [thisWeek, nextWeek(thisWeek)].map((week) => ({ week, slots: slotsOfWeek(written, episodes, week) }));
  const fill = await live.channel.fillFor(
    channel.slate,
    weeks.flatMap(({ slots }) => slots.map(({ asset }) => asset)),
  );
  await inTransaction(async (bound) => {
    await bound.live.lockChannel();
    let previous = await bound.live.findLastAiring();
    for (const { week, slots } of weeks) {
      if (isPublished(week, previous)) continue;
      const airings = airWeek({ week, slots, slate: channel.slate, previous, fill });
      await bound.live.publish(airings);
      previous = airings.at(-1) ?? previous;
    }
    await bound.live.forgetAirings(at - GUIDE_DAYS * DAY_MS);
  });
};

/** Publishes missing airings for this instant before the server answers, so that the first viewer sees what is on. */
export const openChannel = async (
  deps: Parameters<typeof publishGuide>[0],
  guide: Pick<GuideSource, 'current' | 'refresh'>,
): Promise<void> => {
  const { slate, airings } = guide.current();
  if (slate === null || airingAt(airings, deps.now())) return;
  await publishGuide(deps);
  await guide.refresh();
};

export const liveJobs = (deps: Needs<'inTransaction' | 'live' | 'now' | 'repositories', 'live'>): readonly Job[] => [
  { name: PUBLISH_GUIDE, cron: '7 */6 * * *', run: () => publishGuide(deps) },
];
