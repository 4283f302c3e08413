import type { PlaybackPreferences, PlayerState } from '@madang/player/state.ts';
import { subtitlePreference } from '@madang/player/subtitle-order.ts';

/** What a viewer's request changed about how they like to watch, or `null`. */
export const preferenceChange = (before: PlayerState, after: PlayerState): PlaybackPreferences | null => {
  const audio = after.audio.find((track) => track.id === after.audioId)?.language;
  const subtitle = subtitlePreference(after.subtitles.find((track) => track.id === after.subtitleId));
  const change: PlaybackPreferences = {
    ...(before.subtitleId === after.subtitleId ? {} : { subtitle }),
    ...(before.audioId === after.audioId || audio === undefined ? {} : { audio }),
    ...(before.speed === after.speed ? {} : { speed: after.speed }),
    ...(before.volume === after.volume ? {} : { volume: after.volume }),
    ...(before.muted === after.muted ? {} : { muted: after.muted }),
    ...(before.quality === after.quality ? {} : { quality: after.quality }),
  };
  return Object.keys(change).length > 0 ? change : null;
};
