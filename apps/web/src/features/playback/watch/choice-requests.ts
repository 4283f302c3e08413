import { MAX_CHOICE_AGE_SECONDS } from '@madang/domain/playback/subtitle-preferences.ts';
import { isSame, type UnsentChoice } from './subtitle-choices.ts';

/** Removes sent choices. A part that was changed again meanwhile stays. */
export const withoutSent = (unsent: readonly UnsentChoice[], sent: readonly UnsentChoice[]): readonly UnsentChoice[] =>
  unsent.filter((choice) => !sent.some((one) => isSame(one, choice) && one.at === choice.at && one.value === choice.value));

export interface ChoiceRequest {
  readonly choices: readonly UnsentChoice[];
  readonly input: Readonly<Record<string, string | number>>;
}

/** One call for what was chosen at the same moment in the same series. */
export const toChoiceRequests = (unsent: readonly UnsentChoice[], now: number): readonly ChoiceRequest[] =>
  [...Map.groupBy(unsent, ({ at, seriesId }) => `${at} ${seriesId ?? ''}`).values()].map((choices) => {
    const [{ at, seriesId } = { at: now, seriesId: null }] = choices;
    const age = Math.round(Math.min(Math.max(0, now - at) / 1000, MAX_CHOICE_AGE_SECONDS));
    return {
      choices,
      input: {
        ...Object.fromEntries(choices.map(({ part, value }) => [part, value])),
        ...(seriesId !== null && { series_id: seriesId }),
        age_seconds: age,
      },
    };
  });
