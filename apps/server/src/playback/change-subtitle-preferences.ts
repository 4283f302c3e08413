import type { Needs } from '../use-case/needs.ts';
import {
  choiceTime,
  preferencesIn,
  SUBTITLE_PARTS,
  type SubtitleChoice,
  type SubtitlePart,
} from '@madang/domain/playback/subtitle-preferences.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

const PARTS = Object.keys(SUBTITLE_PARTS) as readonly SubtitlePart[];

/** Saves the parts that were sent for the profile that watches; the answer is what is stored now, which a newer choice may have decided. */
export const changeSubtitlePreferences: UseCase<
  'changeSubtitlePreferences',
  Needs<'catalog' | 'now' | 'repositories', 'subtitlePreferences'>
> =
  ({ repositories, catalog, now }) =>
  async ({ profile }, { series_id: seriesId = null, age_seconds: ageSeconds, ...parts }) => {
    if (seriesId !== null && !catalog().find(seriesId)) return refuse('CONTENT_NOT_FOUND');
    const chosenAt = choiceTime(now(), ageSeconds);
    const choices = PARTS.flatMap((part): readonly SubtitleChoice[] => {
      const value = parts[part];
      return value === undefined ? [] : [{ part, seriesId: part === 'place' ? seriesId : null, value, chosenAt }];
    });
    await repositories.subtitlePreferences.save(profile.id, choices);
    const stored = await repositories.subtitlePreferences.list(profile.id, seriesId);
    return answer(preferencesIn(stored, seriesId));
  };
