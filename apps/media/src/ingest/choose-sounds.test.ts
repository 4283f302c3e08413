import { expect, test } from 'vitest';
import type { OwnSound } from '../probe/probe-film.ts';
import { chooseSounds } from './choose-sounds.ts';

const sound = (stream: number, more: Partial<OwnSound> = {}): OwnSound => ({
  stream,
  language: 'kor',
  role: null,
  isDefault: false,
  ...more,
});

const chosen = (...sounds: readonly OwnSound[]) => {
  const notices: string[] = [];
  const taken = chooseSounds({ audio: [], video: 'moon.mkv', onNotice: (notice) => notices.push(notice) }, { sounds });
  return { taken: taken.map(({ language, source, role }) => [language, source?.stream, role]), notices };
};

test('of several sounds of a language the default one is taken, else the first, and the others are reported', () => {
  expect(chosen(sound(0), sound(1, { isDefault: true }), sound(2, { language: 'eng' }), sound(3, { language: 'eng' }))).toEqual({
    taken: [
      ['ko', 1, undefined],
      ['en', 2, undefined],
    ],
    notices: [
      'moon.mkv: sound 1 (ko) is left out, another of its language is taken',
      'moon.mkv: sound 4 (en) is left out, another of its language is taken',
    ],
  });
});

test('the film’s own sounds come first, whatever stands first in the file', () => {
  const description = sound(0, { role: 'description', isDefault: true });
  expect(chosen(description, sound(1), sound(2, { language: 'eng', role: 'commentary' })).taken).toEqual([
    ['ko', 1, undefined],
    ['ko', 0, 'description'],
    ['en', 2, 'commentary'],
  ]);
});
