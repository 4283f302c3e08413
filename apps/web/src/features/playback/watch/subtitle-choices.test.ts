import type { SubtitlePreferences } from '@madang/contract/playback/playback.contract.ts';
import { MAX_CHOICE_AGE_SECONDS, SUBTITLE_PLACES, SUBTITLE_STYLE } from '@madang/domain/playback/subtitle-preferences.ts';
import { SUBTITLE_CHOICES, USUAL_SUBTITLES } from '@madang/player/subtitle-style.ts';
import { expect, test } from 'vitest';
import { toChoiceRequests, withoutSent } from './choice-requests.ts';
import {
  addChoices,
  listSubtitleChoices,
  earlierChoices,
  keepSubtitles,
  readUnsent,
  subtitlesNow,
  type UnsentChoice,
} from './subtitle-choices.ts';

const NOW = 1_800_000_000_000;
const NEVER: SubtitlePreferences = { size: null, color: null, background: null, edge: null, place: null, second: null };
const size = (value: string, at = NOW): UnsentChoice => ({ part: 'size', value, seriesId: null, at });
const place = (value: string, seriesId: string | null, at = NOW): UnsentChoice => ({ part: 'place', value, seriesId, at });
const known = { kept: {}, saved: null, unsent: [], seriesId: null };
const style = (changes: object) => ({ subtitleStyle: { ...USUAL_SUBTITLES, ...changes } });

test('the player offers the choices that the server stores', () => {
  expect(SUBTITLE_CHOICES).toEqual({ ...SUBTITLE_STYLE, place: SUBTITLE_PLACES });
});

const TABLE = [
  ['no choice exists', known, style({})],
  ['only this browser has', { ...known, kept: style({ size: 'large' }) }, style({ size: 'large' })],
  [
    'the server has too',
    { ...known, kept: style({ size: 'large' }), saved: { ...NEVER, size: 'huge' } },
    style({ size: 'huge' }),
  ],
  ['a choice is on its way', { ...known, saved: { ...NEVER, size: 'huge' }, unsent: [size('small')] }, style({ size: 'small' })],
  [
    'the server knows another part',
    { ...known, kept: style({ size: 'large' }), saved: { ...NEVER, color: 'cyan' } },
    style({ size: 'large', color: 'cyan' }),
  ],
  [
    'another series has a place',
    { ...known, unsent: [place('top', '1002')], seriesId: '1001', saved: { ...NEVER, place: 'raised' } },
    style({ place: 'raised' }),
  ],
  ['this series has a place', { ...known, unsent: [place('top', '1001')], seriesId: '1001' }, style({ place: 'top' })],
  [
    'this series has a place without a network',
    { ...known, kept: { subtitlePlaces: { 1001: 'top' } }, seriesId: '1001' },
    style({ place: 'top' }),
  ],
  ['the storage was written by others', { ...known, unsent: [size('gigantic')] }, style({})],
  [
    'there is a second language',
    { ...known, kept: { secondSubtitle: 'es' }, saved: { ...NEVER, second: 'ko' } },
    { ...style({}), secondSubtitle: 'ko' },
  ],
] as const;

test.each(TABLE)('where %s, that holds', (_, given, expected) => {
  expect(subtitlesNow(given)).toEqual(expected);
});

test('a change is one choice per changed part, and a position belongs to its series', () => {
  const change = style({ size: 'huge', place: 'top' });
  expect(listSubtitleChoices(change, USUAL_SUBTITLES, { seriesId: '1001', at: NOW })).toEqual([
    size('huge'),
    place('top', '1001'),
  ]);
  expect(listSubtitleChoices({ secondSubtitle: 'off' }, USUAL_SUBTITLES, { seriesId: '1001', at: NOW })).toEqual([
    { part: 'second', value: 'off', seriesId: null, at: NOW },
  ]);
  expect(listSubtitleChoices({ volume: 1 }, USUAL_SUBTITLES, { seriesId: null, at: NOW })).toEqual([]);
});

test('a part that is changed again while it is sent stays unsent', () => {
  const [first, again] = [size('large'), size('huge', NOW + 1)];
  expect(addChoices([first, place('top', '1001')], [again])).toEqual([place('top', '1001'), again]);
  expect(withoutSent([again], [first])).toEqual([again]);
  expect(withoutSent([first], [first])).toEqual([]);
});

test("choices made at once are sent in one call, with their age and within the server's limit", () => {
  const unsent = [size('huge', NOW - 5000), place('top', '1001', NOW - 5000), size('large', 0)];
  expect(toChoiceRequests(unsent, NOW).map(({ input }) => input)).toEqual([
    { size: 'huge', age_seconds: 5 },
    { place: 'top', series_id: '1001', age_seconds: 5 },
    { size: 'large', age_seconds: MAX_CHOICE_AGE_SECONDS },
  ]);
  expect(toChoiceRequests([size('huge', NOW + 9000)], NOW)[0]?.input).toEqual({ size: 'huge', age_seconds: 0 });
});

test('earlier choices of this browser are sent when the server has none, except defaults', () => {
  const kept = { ...style({ size: 'huge', color: 'cyan' }), secondSubtitle: 'ko' };
  expect(earlierChoices(kept, { ...NEVER, color: 'yellow' })).toEqual([
    size('huge', 0),
    { part: 'second', value: 'ko', seriesId: null, at: 0 },
  ]);
  expect(earlierChoices({}, NEVER)).toEqual([]);
});

test("the local copy keeps a position for its series beside the profile's own, and fifty at most", () => {
  let kept = keepSubtitles({}, style({ place: 'raised' }), null);
  for (let series = 0; series < 60; series += 1) kept = keepSubtitles(kept, style({ place: 'top' }), `s${series}`);
  expect(kept.subtitleStyle?.place).toBe('raised');
  expect(Object.keys(kept.subtitlePlaces ?? {})).toHaveLength(50);
  expect(kept.subtitlePlaces?.['s59']).toBe('top');
});

test('malformed entries in browser storage are not sent', () => {
  expect(readUnsent('{"part":"size"}')).toEqual([]);
  expect(readUnsent([null, 1, { part: 'size' }, size('huge')])).toEqual([size('huge')]);
});
