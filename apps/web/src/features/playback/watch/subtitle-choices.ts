import type { SubtitlePreferences } from '@madang/contract/playback/playback.contract.ts';
import type { PlaybackPreferences } from '@madang/player/state.ts';
import { readSubtitleStyle, SUBTITLE_CHOICES, USUAL_SUBTITLES } from '@madang/player/subtitle-style.ts';
import type { SubtitleStyle } from '@madang/player/subtitle-style.ts';

type Part = keyof SubtitlePreferences;

/** A choice that the server has not confirmed yet. */
export interface UnsentChoice {
  readonly part: Part;
  readonly value: string;
  /** The series in which a position was chosen. Null for all other choices. */
  readonly seriesId: string | null;
  /** By this browser's clock. 0 for choices made before choices were synced. */
  readonly at: number;
}

/** What this browser keeps of one profile. */
export interface StoredPreferences extends PlaybackPreferences {
  /** By series: where its subtitles are. */
  readonly subtitlePlaces?: Readonly<Record<string, SubtitleStyle['place']>>;
}

/** Limit of series with a stored position. The server keeps more. */
const MAX_PLACES = 50;
const STYLE_PARTS = Object.keys(SUBTITLE_CHOICES) as readonly (keyof SubtitleStyle)[];

/** The choices that a change of the preferences is made of. */
export const listSubtitleChoices = (
  { subtitleStyle, secondSubtitle }: PlaybackPreferences,
  before: SubtitleStyle,
  { seriesId, at }: Pick<UnsentChoice, 'seriesId' | 'at'>,
): readonly UnsentChoice[] => {
  const changed = subtitleStyle ? STYLE_PARTS.filter((part) => subtitleStyle[part] !== before[part]) : [];
  return [
    ...changed.map((part) => ({
      part,
      value: subtitleStyle?.[part] ?? before[part],
      seriesId: part === 'place' ? seriesId : null,
      at,
    })),
    ...(secondSubtitle === undefined ? [] : [{ part: 'second' as const, value: secondSubtitle, seriesId: null, at }]),
  ];
};

/** Whether two choices are about the same part in the same series. */
export const isSame = (one: UnsentChoice, other: UnsentChoice): boolean =>
  one.part === other.part && one.seriesId === other.seriesId;

/** A later choice of the same part takes the place of the earlier one. */
export const addChoices = (unsent: readonly UnsentChoice[], choices: readonly UnsentChoice[]): readonly UnsentChoice[] => [
  ...unsent.filter((earlier) => !choices.some((choice) => isSame(choice, earlier))),
  ...choices,
];

interface Known {
  readonly kept: StoredPreferences;
  /** Choices from the server with the film. Null without a server or a profile. */
  readonly saved: SubtitlePreferences | null;
  readonly unsent: readonly UnsentChoice[];
  readonly seriesId: string | null;
}

/** What holds now, part by part: a choice that is on its way, else the server's, else this browser's own copy. */
export const subtitlesNow = ({
  kept,
  saved,
  unsent,
  seriesId,
}: Known): Pick<PlaybackPreferences, 'subtitleStyle' | 'secondSubtitle'> => {
  const onTheWay = (part: Part): string | undefined =>
    (
      unsent.find((one) => one.part === part && one.seriesId === seriesId) ??
      unsent.find((one) => one.part === part && one.seriesId === null && (part !== 'place' || !saved?.place))
    )?.value;
  const copy = {
    ...kept.subtitleStyle,
    ...(seriesId !== null && kept.subtitlePlaces?.[seriesId] && { place: kept.subtitlePlaces[seriesId] }),
  };
  const style = Object.fromEntries(STYLE_PARTS.map((part) => [part, onTheWay(part) ?? saved?.[part] ?? copy[part]]));
  const second = onTheWay('second') ?? saved?.second ?? kept.secondSubtitle;
  return { subtitleStyle: readSubtitleStyle(style), ...(second !== undefined && { secondSubtitle: second }) };
};

/** The copy of this browser after a change, or after the server has said what holds. */
export const keepSubtitles = (
  kept: StoredPreferences,
  { subtitleStyle, secondSubtitle }: PlaybackPreferences,
  seriesId: string | null,
): StoredPreferences => {
  const second = secondSubtitle === undefined ? {} : { secondSubtitle };
  if (!subtitleStyle) return { ...kept, ...second };
  if (seriesId === null) return { ...kept, ...second, subtitleStyle };
  const general = kept.subtitleStyle?.place ?? USUAL_SUBTITLES.place;
  const { [seriesId]: _, ...others } = kept.subtitlePlaces ?? {};
  const places = [...Object.entries(others).slice(1 - MAX_PLACES), [seriesId, subtitleStyle.place] as const];
  return {
    ...kept,
    ...second,
    subtitleStyle: { ...subtitleStyle, place: general },
    subtitlePlaces: Object.fromEntries(places),
  };
};

/** Choices stored in this browser before they were synced, when the server has none. Older than any synced choice. */
export const earlierChoices = (
  { subtitleStyle, secondSubtitle }: StoredPreferences,
  saved: SubtitlePreferences,
): readonly UnsentChoice[] => {
  const style = readSubtitleStyle(subtitleStyle);
  const all = listSubtitleChoices(
    { subtitleStyle: style, ...(secondSubtitle !== undefined && { secondSubtitle }) },
    USUAL_SUBTITLES,
    {
      seriesId: null,
      at: 0,
    },
  );
  return all.filter(({ part }) => saved[part] === null);
};

/** Parses choices from browser storage. Malformed entries are dropped. */
export const readUnsent = (stored: unknown): readonly UnsentChoice[] =>
  Array.isArray(stored)
    ? stored.filter(
        (one: unknown): one is UnsentChoice =>
          typeof one === 'object' &&
          one !== null &&
          'part' in one &&
          'value' in one &&
          'seriesId' in one &&
          'at' in one &&
          typeof one.at === 'number',
      )
    : [];
