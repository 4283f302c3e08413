import { cardNumberScanRow } from './rows/card-number-scan.ts';
import { firstFrameRow } from './rows/first-frame.ts';
import { grownAnswersRow, grownMemoryRow } from './rows/large-catalog.ts';
import { heartbeatRow } from './rows/heartbeat.ts';
import { homeBytesRow } from './rows/home-bytes.ts';
import { ledgerRow } from './rows/ledger.ts';
import { largeBodiesRow } from './rows/large-bodies.ts';
import { livePlaylistRow } from './rows/live-playlist.ts';
import { pageTimesRow } from './rows/page-times.ts';
import { catalogueRow, homeJsonRow, signedOutPageRow } from './rows/public-answers.ts';
import { purchaseRow } from './rows/purchase.ts';
import { refreshStormRow } from './rows/refresh-storm.ts';
import { renewalsRow } from './rows/renewals.ts';
import type { Row } from './rows/row.ts';
import { searchRow } from './rows/search.ts';
import { searchInDatabaseRow } from './rows/search-in-database.ts';
import { secondStartRow } from './rows/second-start.ts';
import { seekRow } from './rows/seek.ts';
import { signInRow } from './rows/sign-in.ts';
import { signInBurstRow } from './rows/sign-in-burst.ts';
import { signedInPageRow } from './rows/signed-in-page.ts';
import { signedInReadsRow } from './rows/signed-in-reads.ts';
import { playlistRow, segmentRow } from './rows/stream.ts';
import { watchProgressRow } from './rows/watch-progress.ts';

/** All rows in the order of the table. */
export const ROWS: readonly Row[] = [
  catalogueRow,
  homeJsonRow,
  signedInReadsRow,
  signedOutPageRow,
  signedInPageRow,
  watchProgressRow,
  heartbeatRow,
  playlistRow,
  livePlaylistRow,
  segmentRow,
  cardNumberScanRow,
  largeBodiesRow,
  signInRow,
  signInBurstRow,
  refreshStormRow,
  purchaseRow,
  renewalsRow,
  ledgerRow,
  homeBytesRow,
  pageTimesRow,
  firstFrameRow,
  seekRow,
  searchRow,
  secondStartRow,
];

/** Rows for a large catalog. */
export const GROWN_ROWS: readonly Row[] = [grownAnswersRow, grownMemoryRow, searchRow, searchInDatabaseRow];

/** Rows that the fast paths were made for: `--without-fast-path` measures them once more. */
export const FAST_PATH_ROWS: readonly string[] = [
  catalogueRow,
  homeJsonRow,
  signedInReadsRow,
  signedOutPageRow,
  signedInPageRow,
  homeBytesRow,
  pageTimesRow,
  secondStartRow,
].map(({ name }) => name);
