import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareHits,
  editsAllowed,
  editsBetween,
  isGuess,
  isNamed,
  isNamedInFull,
  kindByWords,
  type NameMatch,
  MATCH_KINDS,
  scoreMatch,
} from './rank.ts';

const anyMatch = fc.record<NameMatch>({
  kind: fc.constantFrom(...MATCH_KINDS),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  whole: fc.boolean(),
  own: fc.boolean(),
  doubt: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('a score is between 0 and 1', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      expect(scoreMatch(match)).toBeGreaterThanOrEqual(0);
      expect(scoreMatch(match)).toBeLessThanOrEqual(1);
    }),
  );
});

test('exact before prefix before word before inside before guess before keyword, however much of the name was typed', () => {
  fc.assert(
    fc.property(anyMatch, anyMatch, (a, b) => {
      const [weaker, better] = [a, b].toSorted((x, y) => MATCH_KINDS.indexOf(x.kind) - MATCH_KINDS.indexOf(y.kind));
      fc.pre(a.kind !== b.kind && weaker !== undefined && better !== undefined);
      expect(scoreMatch({ ...(better as NameMatch), doubt: 0 })).toBeGreaterThan(
        scoreMatch({ ...(weaker as NameMatch), doubt: 0 }),
      );
    }),
  );
});

test('the more of a name was typed the better, and doubt never helps', () => {
  fc.assert(
    fc.property(anyMatch, fc.double({ min: 0, max: 1, noNaN: true }), (match, other) => {
      const more = Math.max(match.share, other);
      const surer = Math.min(match.doubt, other);
      expect(scoreMatch({ ...match, share: more })).toBeGreaterThanOrEqual(
        scoreMatch({ ...match, share: Math.min(match.share, other) }),
      );
      expect(scoreMatch({ ...match, doubt: surer })).toBeGreaterThanOrEqual(
        scoreMatch({ ...match, doubt: Math.max(match.doubt, other) }),
      );
    }),
  );
});

test('a guess is known by its score; what is certain is none, nor is what a title is about', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const doubt = match.kind === 'inside' ? match.doubt / 2 : match.doubt;
      expect(isGuess(scoreMatch({ ...match, doubt }))).toBe(match.kind === 'guess');
      expect(isNamed(scoreMatch({ ...match, doubt }))).toBe(match.kind !== 'guess' && match.kind !== 'keyword');
    }),
  );
});

test('equally good ones keep the order of the catalogue', () => {
  const hits = [
    { score: 0.5, place: 3 },
    { score: 0.9, place: 9 },
    { score: 0.5, place: 1 },
  ];
  expect(hits.toSorted(compareHits).map(({ place }) => place)).toEqual([9, 1, 3]);
});

test.each([
  ['moon', 'moon', 0],
  ['mon', 'moon', 1],
  ['mono', 'moon', 1],
  ['moonligt', 'moonlight', 1],
  ['rabit', 'rabbit', 1],
  ['dragn palce', 'dragon palace', 2],
  ['moon', 'tide', 3],
  ['', 'ab', 2],
])('between %s and %s there are %i', (typed, word, edits) => {
  expect(editsBetween(typed, word, 2, false)).toBe(edits);
});

test('what is still to be typed costs nothing', () => {
  expect(editsBetween('moonl', 'moonlight', 1, true)).toBe(0);
  expect(editsBetween('monnl', 'moonlight', 1, true)).toBe(1);
  expect(editsBetween('moonl', 'moonlight', 1, false)).toBe(2);
});

test('edits are the same both ways, none between a word and itself, and one letter left out is one', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.nat(11), (a, b, at) => {
      expect(editsBetween(a, b, 3, false)).toBe(editsBetween(b, a, 3, false));
      expect(editsBetween(a, a, 2, false)).toBe(0);
      const without = a.slice(0, at % a.length) + a.slice((at % a.length) + 1);
      expect(editsBetween(without, a, 2, false)).toBe(1);
    }),
  );
});

test('short words are taken as they are; longer ones forgive one slip, long ones two', () => {
  expect([3, 4, 7, 8, 30].map(editsAllowed)).toEqual([0, 1, 1, 2, 2]);
});

test('the weakest word of a name decides how it was found', () => {
  const score = (kind: NameMatch['kind']) => scoreMatch({ kind, share: 0.5, whole: true, own: true, doubt: 0 });
  expect(kindByWords({ weakest: score('word'), best: score('exact') })).toBe('words');
  expect(kindByWords({ weakest: score('guess'), best: score('exact') })).toBe('guess');
  expect(kindByWords({ weakest: score('keyword'), best: score('word') })).toBe('inside');
  expect(kindByWords({ weakest: score('keyword'), best: score('keyword') })).toBe('keyword');
});

test.each([
  ['exact', 0, true],
  ['words', 0, true],
  ['words', 0.5, true],
  ['inside', 0, false],
  ['guess', 0, false],
  ['keyword', 0, false],
] as const)('%s with a doubt of %d names a title in full: %s [SR-02]', (kind, doubt, expected) => {
  expect(isNamedInFull(scoreMatch({ kind, share: 0.1, whole: false, own: false, doubt }))).toBe(expected);
});
