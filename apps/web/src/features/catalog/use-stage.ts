import type { WatchingView } from '#app/features/watch-history/index.ts';
import { type InFragment, useFragmentData } from '#app/fast-path/react/ssr-fragments.ts';
import { goingOn, STAGE_FRAGMENT, type StageSlide } from './stage-slide.ts';

/** The slides of home for a viewer with titles in progress. */
export const useStage = (given: readonly StageSlide[] | InFragment, watching: readonly WatchingView[]): readonly StageSlide[] =>
  useFragmentData(given, STAGE_FRAGMENT).map((slide) => goingOn(slide, watching));
