import type { WatchingView } from '#app/features/watch-history/index.ts';
import { type Apart, useGiven } from '#app/fast-path/react/ssr-fragments.ts';
import { goingOn, STAGE_PART, type StageSlide } from './stage-slide.ts';

/** The slides of home for a viewer with titles in progress. */
export const useStage = (given: readonly StageSlide[] | Apart, watching: readonly WatchingView[]): readonly StageSlide[] =>
  useGiven(given, STAGE_PART).map((slide) => goingOn(slide, watching));
