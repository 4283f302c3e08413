import type { Needs } from '../use-case/needs.ts';
import { liveStateAt } from '@madang/domain/live/guide.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { findViewingAge } from '../use-case/viewer.ts';
import { presentProgramme } from './live.presenter.ts';

/** What is on, what comes next, and how long that takes (LV-15, LV-19). */
export const getLiveCountdown: UseCase<'getLiveCountdown', Needs<'catalog' | 'live' | 'now'>> =
  ({ live, catalog, now }) =>
  async (viewer) => {
    const age = findViewingAge(viewer);
    const { countdownSeconds, current, next } = liveStateAt(live.guide().airings, now());
    return answer({
      countDown: countdownSeconds,
      current: current && presentProgramme(current, catalog(), age),
      next: next && presentProgramme(next, catalog(), age),
    });
  };
