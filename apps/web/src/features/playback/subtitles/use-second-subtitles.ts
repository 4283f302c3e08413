import { cuesAt, cuesChangeAt, sameCues } from '@madang/player/cues.ts';
import type { Cue } from '@madang/player/cues.ts';
import type { SubtitleTrack } from '@madang/player/state.ts';
import { preferredSubtitle } from '@madang/player/subtitle-order.ts';

import type { OpenPlayer } from '../use-player.ts';
import { usePlayerValue } from '../use-player-value.ts';
import { useFilmMoment } from './use-film-moment.ts';
import { useWholeCues } from './use-whole-cues.ts';

const NOTHING: readonly Cue[] = [];

/** The second subtitle for language learners: in another language than the first, or none. */
export const chooseSecondSubtitles = (
  tracks: readonly SubtitleTrack[],
  firstId: string | null,
  preference: string | undefined,
): SubtitleTrack | undefined => {
  const found = preferredSubtitle(tracks, preference);
  return firstId === null || found?.id === firstId ? undefined : found;
};

/** Current cue of the second subtitle. Null without one. */
export const useSecondSubtitles = ({ store, video, signedUrls }: OpenPlayer, preference: string | undefined) => {
  const tracks = usePlayerValue(store, (state) => state.subtitles);
  const firstId = usePlayerValue(store, (state) => state.subtitleId);
  const offset = usePlayerValue(store, (state) => state.subtitleOffsetSeconds);
  const track = chooseSecondSubtitles(tracks, firstId, preference);
  const { cues } = useWholeCues(track, signedUrls);
  const shownCues = useFilmMoment(video, {
    at: (position) => cuesAt(cues ?? NOTHING, position - offset),
    changesAt: (position) => cuesChangeAt(cues ?? NOTHING, position - offset) + offset,
    isSame: sameCues,
  });
  return track ? { language: track.language, cues: shownCues } : null;
};
