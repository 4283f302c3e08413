import type { SubtitlePreferences } from '@madang/contract/playback/playback.contract.ts';
import type { PlaybackPreferences } from '@madang/player/state.ts';
import { readSubtitleStyle } from '@madang/player/subtitle-style.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wallClock } from '#app/platform/clock.ts';
import { browserStorage } from '#app/platform/storage.ts';
import { useIsOnline } from '#app/platform/window.ts';
import {
  addChoices,
  listSubtitleChoices,
  earlierChoices,
  keepSubtitles,
  type StoredPreferences,
  subtitlesNow,
} from './subtitle-choices.ts';
import { readUnsentChoices, writeUnsentChoices } from './unsent-choices.ts';

const KEY = 'playback_preferences';
const ANONYMOUS = 'anonymous';

/**
 * Sends unsent choices. The sender is a lazy chunk because few viewers change how subtitles look. A failed load is
 * retried with the next film.
 */
const sendChoices = async (profileId: string): Promise<void> => {
  if (readUnsentChoices(profileId).length === 0) return;
  const sender = await import('./send-choices.ts').catch(() => null);
  await sender?.sendChoices(profileId);
};

type Kept = Readonly<Record<string, StoredPreferences>>;

/** Preferences by profile. A malformed value in browser storage counts as none. */
const readKept = (): Kept => {
  const kept = browserStorage.read(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
};

const writeKept = (owner: string, change: (kept: StoredPreferences) => StoredPreferences): void => {
  const kept = readKept();
  browserStorage.write(KEY, { ...kept, [owner]: change(kept[owner] ?? {}) });
};

interface PreferencesOf {
  /** Null for people who are not signed in. */
  readonly profileId: string | null;
  /** BCP 47, for a viewer who has chosen no subtitle language. */
  readonly subtitle: string;
  /** What plays is part of it: a place of the subtitles holds in it alone. */
  readonly seriesId: string | null;
  /**
   * The profile's choices on the server. Undefined for offline playback, where the page's session may be another
   * profile's.
   */
  readonly saved: SubtitlePreferences | null | undefined;
}

/**
 * Subtitle, audio, speed, volume and quality as the profile last chose them in this browser. Subtitle style and second
 * language are those last chosen on any device. A choice applies at once and is sent until the server confirms it
 * (decision 55).
 */
export const usePlaybackPreferences = ({ profileId, subtitle, seriesId, saved }: PreferencesOf) => {
  const owner = profileId ?? ANONYMOUS;
  const [preferences] = useState<PlaybackPreferences>(() => {
    const kept = readKept()[owner] ?? {};
    const unsent = profileId === null ? [] : readUnsentChoices(profileId);
    return { subtitle, ...kept, ...subtitlesNow({ kept, saved: saved ?? null, unsent, seriesId }) };
  });
  const look = useRef(readSubtitleStyle(preferences.subtitleStyle));
  const isOnline = useIsOnline();
  const sends = profileId !== null && saved !== undefined;

  const adopt = useEffectEvent(() => {
    if (profileId === null || !saved) return;
    const earlier = earlierChoices(readKept()[owner] ?? {}, saved);
    writeUnsentChoices(profileId, (unsent) => addChoices(earlier, unsent));
    writeKept(owner, (kept) => keepSubtitles(kept, preferences, seriesId));
  });
  useEffect(() => adopt(), []);
  useEffect(() => {
    if (sends && isOnline) void sendChoices(profileId);
  }, [sends, isOnline, profileId]);

  const keep = (change: PlaybackPreferences): void => {
    const { subtitleStyle, secondSubtitle, ...others } = change;
    const subtitles = { ...(subtitleStyle && { subtitleStyle }), ...(secondSubtitle !== undefined && { secondSubtitle }) };
    writeKept(owner, (kept) => keepSubtitles({ ...kept, ...others }, subtitles, seriesId));
    const choices = listSubtitleChoices(subtitles, look.current, { seriesId, at: wallClock() });
    if (subtitleStyle) look.current = subtitleStyle;
    if (profileId === null || choices.length === 0) return;
    writeUnsentChoices(profileId, (unsent) => addChoices(unsent, choices));
    if (sends) void sendChoices(profileId);
  };
  return { preferences, keep };
};
