import { useMemo, useState } from 'react';
import { browserStorage } from '#app/platform/storage.ts';
import { useIsHydrated } from '#app/platform/window.ts';

export const GAPS = [0, 5, 10, 15] as const;
export const TEXT_SIZES = { small: 0.9, normal: 1, large: 1.12 } as const;
export const WIDEST_SIDE = 40;

export interface ReadingPreferences {
  /** Margin at each side in percent of the window, 0 to 40. Null for a column of a comfortable width. */
  readonly side: number | null;
  /** Pixels between pictures. */
  readonly gap: (typeof GAPS)[number];
  readonly textSize: keyof typeof TEXT_SIZES;
  /** Null for no choice: then the browser decides. */
  readonly savesData: boolean | null;
}

const USUAL: ReadingPreferences = { side: null, gap: 0, textSize: 'normal', savesData: null };
const KEY = 'reading_preferences';
const ANONYMOUS = 'anonymous';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Drops malformed values in storage, and those of an older version. */
const sound = (kept: unknown): Partial<ReadingPreferences> => {
  if (!isRecord(kept)) return {};
  const { side, gap, textSize, savesData } = kept;
  return {
    ...(typeof side === 'number' && side >= 0 && side <= WIDEST_SIDE && { side }),
    ...(GAPS.some((each) => each === gap) && { gap: gap as ReadingPreferences['gap'] }),
    ...(typeof textSize === 'string' && textSize in TEXT_SIZES && { textSize: textSize as ReadingPreferences['textSize'] }),
    ...(typeof savesData === 'boolean' && { savesData }),
  };
};

/** How this profile reads in this browser. The server does not know, so the first painting is the usual one. */
export const useReadingPreferences = (profileId: string | null) => {
  const owner = profileId ?? ANONYMOUS;
  const hydrated = useIsHydrated();
  const kept = useMemo(() => {
    const all = hydrated ? browserStorage.read(KEY) : null;
    return sound(isRecord(all) ? all[owner] : null);
  }, [hydrated, owner]);
  const [chosen, setChosen] = useState<Partial<ReadingPreferences>>({});
  const preferences: ReadingPreferences = { ...USUAL, ...kept, ...chosen };

  const choose = (change: Partial<ReadingPreferences>): void => {
    const all = browserStorage.read(KEY);
    browserStorage.write(KEY, { ...(isRecord(all) && all), [owner]: { ...preferences, ...change } });
    setChosen((before) => ({ ...before, ...change }));
  };
  return { preferences, choose };
};
