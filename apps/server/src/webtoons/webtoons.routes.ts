import type { Routes } from '../use-case/use-case.ts';
import { getStrip } from './get-strip.ts';
import { listRelatedWebtoons } from './list-related-webtoons.ts';
import { listWebtoonChildren } from './list-webtoon-children.ts';
import { listWebtoonGroups } from './list-webtoon-groups.ts';
import { trackReading } from './track-reading.ts';

export const webtoonRoutes = {
  listWebtoonGroups,
  listRelatedWebtoons,
  listWebtoonChildren,
  getStrip,
  trackReading,
} satisfies Routes<'listWebtoonGroups' | 'listRelatedWebtoons' | 'listWebtoonChildren' | 'getStrip' | 'trackReading'>;
