import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { connect } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import { repositories } from '@madang/database/repositories.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { printCodes } from './coupons/codes.ts';
import { demoWeek, SLATE } from './live/week.ts';
import { makePictures } from './make-pictures.ts';
import { demoNotices } from './notices/notices.ts';
import { demoPopups } from './popups/popups.ts';
import type { Progress } from './progress.ts';
import { DEMO_CAMPAIGNS, DEMO_PASSES } from '@madang/fixtures/codes.ts';
import { DEMO_PEOPLE } from '@madang/fixtures/people.ts';
import { settleViewers } from './people/viewers.ts';
import { worldDay, worldRows } from './world.ts';

export interface Making {
  readonly dataDir: string;
  /** PostgreSQL, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** What the server hashes codes with. */
  readonly codeSecret: Uint8Array;
  /** Writes the catalogue again even where it is the same. */
  readonly reset?: boolean;
  /** Draws small pictures in place of the full ones, in a seventh of the time: for worlds that tests look at. */
  readonly draft?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onProgress: Progress;
}

/** Makes what is missing of the demo world: pictures once per version of the artwork, rows once per version of the words. */
export const makeWorld = async (making: Making): Promise<void> => {
  const { dataDir, databaseUrl, codeSecret, reset = false, draft = false, now, onProgress } = making;
  const pictures = await makePictures(join(dataDir, 'artwork'), draft, onProgress);
  const connection = await connect(databaseUrl === null ? { folder: dataDir } : { url: databaseUrl });
  try {
    await migrate(connection.database);
    const bound = repositories(connection.database);
    const today = toDay(now);
    const rows = worldRows('', pictures, today);
    // The calendar of the world moves by whole weeks: its version holds for as many days as its rows do.
    const week = demoWeek(rows.contents, worldDay(today));
    const notices = demoNotices(pictures, today);
    const popups = demoPopups(pictures, today);
    const { contents, collections, people, strips } = rows;
    const codes = [DEMO_CAMPAIGNS, DEMO_PASSES];
    const version = createHash('sha256')
      .update(JSON.stringify([contents, collections, people, [...strips], week, notices, popups, DEMO_PEOPLE, codes]))
      // With another secret the same codes are other rows.
      .update(codeSecret)
      .digest('hex')
      .slice(0, 16);
    if (!reset && (await bound.catalog.getVersion()) === version) return;
    onProgress('Catalogue', 0, 2);
    await bound.live.replaceWeek(SLATE, week);
    await bound.notices.replaceAll(notices);
    await bound.popups.replaceAll(popups);
    await bound.catalog.replaceAll({ ...rows, version });
    onProgress('Catalogue', 1, 2);
    const durations = new Map(rows.contents.map((content) => [content.id, content.durationSeconds]));
    await settleViewers(connection.database, now, codeSecret, (id) => durations.get(id) ?? null);
    await printCodes(bound, codeSecret, now);
    onProgress('Catalogue', 2, 2);
  } finally {
    await connection.close();
  }
};
