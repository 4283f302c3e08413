import type { Needs } from '../use-case/needs.ts';
import { airingsBetween } from '@madang/domain/live/guide.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { findViewingAge } from '../use-case/viewer.ts';
import { presentProgramme } from './live.presenter.ts';

const DAY_MS = 86_400_000;
/** A week of viewers in every time zone. */
const USUAL_DAYS = 7;
const MAX_DAYS = 15;

/** The programmes of some days: the schedule is open to all (LV-01, LV-03, LV-15), and names no title above the viewer's profile. */
export const listGuide: UseCase<'listGuide', Needs<'catalog' | 'live' | 'now'>> =
  ({ live, catalog, now }) =>
  async (viewer, input) => {
    const at = now();
    const from = input.from === undefined ? at - (at % DAY_MS) : Date.parse(input.from);
    const to = input.to === undefined ? from + USUAL_DAYS * DAY_MS : Date.parse(input.to);
    if (to <= from) return refuse('INPUT_INVALID', { fields: { to: 'not after from' } });
    if (to - from > MAX_DAYS * DAY_MS)
      return refuse('INPUT_INVALID', { fields: { to: `more than ${MAX_DAYS} days after from` } });
    const { airings, version } = live.guide();
    const age = findViewingAge(viewer);
    const programmes = airingsBetween(airings, from, to).flatMap((airing) => presentProgramme(airing, catalog(), age) ?? []);
    return answer({ objects: programmes, total_count: programmes.length, object: { version } });
  };
