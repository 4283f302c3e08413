import type { Routes } from '../use-case/use-case.ts';
import { getLiveCountdown } from './get-live-countdown.ts';
import { getLiveCounter } from './get-live-counter.ts';
import { listGuide } from './list-guide.ts';
import { playLive } from './play-live.ts';

export const liveRoutes = {
  getLiveCounter,
  listGuide,
  getLiveCountdown,
  playLive,
} satisfies Routes<'getLiveCounter' | 'listGuide' | 'getLiveCountdown' | 'playLive'>;
