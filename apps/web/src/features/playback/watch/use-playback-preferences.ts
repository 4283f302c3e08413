import type { PlaybackPreferences } from '@madang/player/state.ts';
import { useState } from 'react';
import { browserStorage } from '#app/platform/storage.ts';

const KEY = 'playback_preferences';
const NOBODY = 'anonymous';

type Kept = Readonly<Record<string, PlaybackPreferences>>;

/** By profile; what somebody else wrote into the storage counts as nothing. */
const readKept = (): Kept => {
  const kept = browserStorage.read(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
};

interface PreferencesOf {
  /** Null for people who are not signed in. */
  readonly profileId: string | null;
  /** BCP 47; for whoever has not chosen yet. */
  readonly subtitle: string;
}

/** Subtitle, sound, speed, volume and quality as the profile last chose them in this browser. */
export const usePlaybackPreferences = ({ profileId, subtitle }: PreferencesOf) => {
  const owner = profileId ?? NOBODY;
  const [preferences] = useState<PlaybackPreferences>(() => ({ subtitle, ...readKept()[owner] }));
  const keep = (change: PlaybackPreferences): void => {
    const kept = readKept();
    browserStorage.write(KEY, { ...kept, [owner]: { ...kept[owner], ...change } });
  };
  return { preferences, keep };
};
