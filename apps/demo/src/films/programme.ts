import { brewery, breweryScore } from './ads/brewery.ts';
import { nightTrain, nightTrainScore } from './ads/night-train.ts';
import { teaHouse, teaHouseScore } from './ads/tea-house.ts';
import { umbrellas, umbrellasScore } from './ads/umbrellas.ts';
import type { Film } from './drawing/film.ts';
import { cues as encoreCues } from './encore/cues.ts';
import { encore } from './encore/film.ts';
import { score as encoreScore } from './encore/score.ts';
import { cues as ferryCues } from './ferry/cues.ts';
import { ferry } from './ferry/film.ts';
import { score as ferryScore } from './ferry/score.ts';
import { cues as foxCues } from './fox/cues.ts';
import { fox } from './fox/film.ts';
import { score as foxScore } from './fox/score.ts';
import { cues as hanokCues } from './hanok/cues.ts';
import { hanok } from './hanok/film.ts';
import { score as hanokScore } from './hanok/score.ts';
import { cues as marketCues } from './market/cues.ts';
import { market } from './market/film.ts';
import { score as marketScore } from './market/score.ts';
import { cues as neonCues } from './neon/cues.ts';
import { neon } from './neon/film.ts';
import { score as neonScore } from './neon/score.ts';
import type { Score } from './sound/score.ts';
import type { FilmCue } from './subtitles/cue.ts';
import { cues as rabbitCues } from './rabbit/cues.ts';
import { rabbit } from './rabbit/film.ts';
import { score as rabbitScore } from './rabbit/score.ts';
import { cues as subwayCues } from './subway/cues.ts';
import { subway } from './subway/film.ts';
import { score as subwayScore } from './subway/score.ts';
import { cues as umbrellaCues } from './umbrella/cues.ts';
import { umbrella } from './umbrella/film.ts';
import { score as umbrellaScore } from './umbrella/score.ts';
import { cues as clockCues } from './clock/cues.ts';
import { clock } from './clock/film.ts';
import { score as clockScore } from './clock/score.ts';
import { cues as passCues } from './pass/cues.ts';
import { pass } from './pass/film.ts';
import { score as passScore } from './pass/score.ts';
import { cues as practiceCues } from './practice/cues.ts';
import { practice } from './practice/film.ts';
import { score as practiceScore } from './practice/score.ts';
import { cues as kilnCues } from './kiln/cues.ts';
import { kiln } from './kiln/film.ts';
import { score as kilnScore } from './kiln/score.ts';
import { cues as soupCues } from './soup/cues.ts';
import { soup } from './soup/film.ts';
import { score as soupScore } from './soup/score.ts';
import { cues as radioCues } from './radio/cues.ts';
import { radio } from './radio/film.ts';
import { score as radioScore } from './radio/score.ts';
import { cues as heiressCues } from './heiress/cues.ts';
import { heiress } from './heiress/film.ts';
import { score as heiressScore } from './heiress/score.ts';
import { cues as clinicCues } from './clinic/cues.ts';
import { clinic } from './clinic/film.ts';
import { score as clinicScore } from './clinic/score.ts';
import { cues as lunchCues } from './lunch/cues.ts';
import { lunch } from './lunch/film.ts';
import { score as lunchScore } from './lunch/score.ts';
import { cues as snowplowCues } from './snowplow/cues.ts';
import { snowplow } from './snowplow/film.ts';
import { score as snowplowScore } from './snowplow/score.ts';
import { cues as rinkCues } from './rink/cues.ts';
import { rink } from './rink/film.ts';
import { score as rinkScore } from './rink/score.ts';
import { offAir } from './off-air/film.ts';
import { score as offAirScore } from './off-air/score.ts';
import { cues as tideCues } from './tide/cues.ts';
import { tide } from './tide/film.ts';
import { score as tideScore } from './tide/score.ts';

/** Everything a finished film is made of. */
export interface Production {
  film: Film;
  score: Score;
  cues: readonly FilmCue[];
  /** Constant rate factor of the ladder: busy pictures need a higher one to stay within 5 MB a film (10 MB with 1080 lines). */
  crf: number;
}

export const PROGRAMME: readonly Production[] = [
  { film: hanok, score: hanokScore, cues: hanokCues, crf: 34 },
  { film: neon, score: neonScore, cues: neonCues, crf: 33 },
  { film: encore, score: encoreScore, cues: encoreCues, crf: 37 },
  { film: tide, score: tideScore, cues: tideCues, crf: 31 },
  { film: market, score: marketScore, cues: marketCues, crf: 35 },
  { film: fox, score: foxScore, cues: foxCues, crf: 35 },
  { film: rabbit, score: rabbitScore, cues: rabbitCues, crf: 34 },
  { film: subway, score: subwayScore, cues: subwayCues, crf: 33 },
  { film: umbrella, score: umbrellaScore, cues: umbrellaCues, crf: 33 },
  { film: kiln, score: kilnScore, cues: kilnCues, crf: 34 },
  { film: soup, score: soupScore, cues: soupCues, crf: 35 },
  { film: radio, score: radioScore, cues: radioCues, crf: 34 },
  { film: heiress, score: heiressScore, cues: heiressCues, crf: 34 },
  { film: ferry, score: ferryScore, cues: ferryCues, crf: 37 },
  { film: clinic, score: clinicScore, cues: clinicCues, crf: 33 },
  { film: lunch, score: lunchScore, cues: lunchCues, crf: 34 },
  { film: snowplow, score: snowplowScore, cues: snowplowCues, crf: 38 },
  { film: rink, score: rinkScore, cues: rinkCues, crf: 38 },
  { film: practice, score: practiceScore, cues: practiceCues, crf: 38 },
  { film: pass, score: passScore, cues: passCues, crf: 37 },
  { film: clock, score: clockScore, cues: clockCues, crf: 39 },
];

/** What the channel shows off air: it has no words and no marks. */
export const SLATE: Production = { film: offAir, score: offAirScore, cues: [], crf: 34 };

/** Advertisements of people who do not exist: no words, one sound, the smallest and the finest picture. */
export const ADVERTISEMENTS: readonly Production[] = [
  { film: teaHouse, score: teaHouseScore, cues: [], crf: 36 },
  { film: nightTrain, score: nightTrainScore, cues: [], crf: 36 },
  { film: umbrellas, score: umbrellasScore, cues: [], crf: 36 },
  { film: brewery, score: breweryScore, cues: [], crf: 36 },
];

export const findProduction = (name: string | undefined): Production => {
  const production = [...PROGRAMME, SLATE, ...ADVERTISEMENTS].find(({ film }) => film.name === name);
  if (production) return production;
  throw new RangeError(`No film is called "${name}"; there are ${PROGRAMME.map(({ film }) => film.name).join(', ')}.`);
};
