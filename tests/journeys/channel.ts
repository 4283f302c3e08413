import { join } from 'node:path';
import { connect } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import { diskMediaStorage } from '../../apps/server/src/providers/media-storage/disk-media-storage.ts';
import { liveChannel } from '../../apps/server/src/live/live-channel.ts';
import { publishGuide } from '../../apps/server/src/live/live.jobs.ts';
import { ROOT } from '../../tools/steps/root.ts';
import { test as base } from './journey.ts';
import { openServer } from './own-server.ts';

/** What a story's channel shows: minutes from the full minute in which the story begins, and how many of them. */
export interface Shown {
  readonly from: number;
  readonly minutes: number;
  readonly contentId: string;
  readonly catchUp?: boolean;
}

/** Named, because Playwright takes a list for something else. */
export interface Week {
  readonly shows: readonly Shown[];
}

export interface Channel {
  readonly address: string;
  /** Minute zero of the journey's programme, milliseconds since 1970. */
  readonly begins: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Monday, midnight in Korea, in minutes since 1970. */
const MONDAY = 4 * DAY_MINUTES - 9 * 60;
const SLATE = 'off-air';
/** A journey that starts at the end of a minute waits for the next one. */
const LATE_MS = 35_000;

const slotOf = (begins: number, { from, minutes, contentId, catchUp = false }: Shown) => {
  const minute = (((begins / MINUTE_MS + from - MONDAY) % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
  return {
    weekday: Math.floor(minute / DAY_MINUTES),
    startMinute: minute % DAY_MINUTES,
    durationMinutes: minutes,
    contentId,
    catchUp,
  };
};

/** Writes a week into a world that no server has opened, and publishes it from last week on. */
const writeWeek = async (dataDir: string, begins: number, week: readonly Shown[]): Promise<void> => {
  const connection = await connect({ folder: dataDir });
  try {
    const { database } = connection;
    const bound = repositories(database);
    await bound.live.replaceWeek(
      SLATE,
      week.map((shown) => slotOf(begins, shown)),
    );
    const storage = diskMediaStorage(join(ROOT, 'apps/demo/media'));
    const guide = { version: 0, slate: SLATE, airings: [] };
    const deps = {
      repositories: bound,
      inTransaction: <T>(work: (inside: typeof bound) => Promise<T>) =>
        database.transaction().execute((trx) => work(repositories(trx))),
      live: { guide: () => guide, channel: liveChannel({ current: () => guide }, storage), forcedStatus: () => null },
    };
    for (const at of [begins - WEEK_MINUTES * MINUTE_MS, begins]) await publishGuide({ ...deps, now: () => at });
  } finally {
    await connection.close();
  }
};

/** Starts a server on a world whose channel shows what the story needs, whatever the hour; gives how to end it. */
const openChannel = async (week: readonly Shown[], worker: number) => {
  const begins = Math.floor((Date.now() + LATE_MS) / MINUTE_MS) * MINUTE_MS;
  const { address, close } = await openServer('channel', worker, {}, (dataDir) => writeWeek(dataDir, begins, week));
  return { channel: { address, begins }, close };
};

/** Journeys of the channel: each file has its own server and programme week, so that it is on air at any time. */
export const test = base.extend<Record<never, never>, { readonly week: Week; readonly onAir: Channel }>({
  week: [{ shows: [] }, { scope: 'worker', option: true }],
  onAir: [
    async ({ week }, use, { parallelIndex }) => {
      const { channel, close } = await openChannel(week.shows, parallelIndex);
      await use(channel);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ onAir }, use) => use(onAir.address),
});
