/** Preloaded (`node --import`) into every Node process of a test run with a moved clock; see tools/steps/test-clock.ts. */
import { moveDate } from './move-date.mjs';

const offset = Number(process.env['TEST_CLOCK_OFFSET_MS'] ?? 0);
if (offset) moveDate(offset);
