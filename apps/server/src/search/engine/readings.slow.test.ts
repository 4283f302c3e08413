import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitWords } from './fold.ts';
import { toInitials, listRomanizations, splitSyllables } from './hangul.ts';
import { keysOfName, keysOfRomanized } from './keys.ts';
import { asTypedInHangul, asTypedInLatin, listReadings, typedWords } from './query-readings.ts';
import { toSound } from './sound.ts';
import { listSurnames } from './entries.ts';

describe('words', () => {
  test.each([
    ['Let’s Eat Lunch', ['lets', 'eat', 'lunch']],
    ['Đính chính', ['dinh', 'chinh']],
    ['À Espera da Maré', ['a', 'espera', 'da', 'mare']],
    ['Han Seo-yul', ['han', 'seo', 'yul']],
    ['KITE9：风起球场', ['kite9', '风起球场']],
    ['Ｍｏｏｎ ﬁlm', ['moon', 'film']],
    ['¡Show! …', ['show']],
    ['처마 밑 달빛', ['처마', '밑', '달빛']],
    ['Straße Œuvre Łódź', ['strasse', 'oeuvre', 'lodz']],
  ])('of %s are %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('Hangul', () => {
  test('is taken apart into its letters and first consonants', () => {
    expect(splitSyllables('달값')).toEqual(['ㄷㅏㄹ', 'ㄱㅏㅂㅅ']);
    expect(toInitials('7호선')).toEqual(['7', 'ㅎ', 'ㅅ']);
  });

  test('is written in Latin letters as it is spoken and as it is spelled', () => {
    expect(listRomanizations('연락해')).toEqual(['yeollakae', 'yeonrakhae']);
    expect(listRomanizations('달빛')).toEqual(['dalbit']);
  });

  test.each([
    ['ekf', '달'],
    ['ekfqlc', '달빛'],
    ['EKFQLC', '달빛'],
    ['ekfq', '닯'],
    ['cjak alx', '처마 밑'],
    ['eq', 'ㄷㅂ'],
    ['moon', null],
    ['nlt', null],
    ['dream', null],
    ['달', null],
  ])('%s typed on the wrong keyboard was %s', (typed, meant) => {
    expect(asTypedInHangul(typed)).toBe(meant);
  });

  test.each([
    ['ㅡㅐㅐㅜ', 'moon'],
    ['ㅜ대ㅜ', 'neon'],
    ['ㄱ먀ㅜ', 'rain'],
  ])('%s typed on the wrong keyboard was %s', (typed, meant) => {
    expect(asTypedInLatin(typed)).toBe(meant);
  });
});

describe('sound', () => {
  test.each([
    ['cheoma', 'chuma', 'choma'],
    ['dalbit', 'talpit', 'dalpit', 'ttalbbit'],
    ['yeollakae', 'yeonrakhae', 'yonrakhae'],
    ['hangang', 'hankang', 'hangkang'],
    ['woojin', 'ujin', 'uchin'],
    ['hyeon', 'hyun', 'hyoun', 'hyon'],
    ['jeong', 'jung', 'chung', 'chong'],
    ['choi', 'choe', 'chwe'],
    ['shin', 'sin', 'ssin'],
    ['seoul', 'soul'],
    ['gyeong', 'kyung', 'kyoung'],
    ['lee', 'ri', 'rhee'],
    ['jeonhwa', 'chunhwa'],
  ])('%s and its other spellings are one', (...spellings) => {
    expect(new Set(spellings.map(toSound)).size, spellings.map(toSound).join(' ')).toBe(1);
  });

  test.each([
    ['dal', 'bal'],
    ['kim', 'kam'],
    ['moon', 'min'],
    ['hana', 'ana'],
  ])('%s is not %s', (one, other) => {
    expect(toSound(one)).not.toBe(toSound(other));
  });
});

test('family names are found as their bearers write them', () => {
  expect(listSurnames('박해담')).toContain('Park haedam');
  expect(listSurnames('이도')).toEqual(['Lee do', 'Rhee do']);
  expect(listSurnames('한서율')).toEqual([]);
});

test('a name is written down in the spaces of its script', () => {
  expect(keysOfName('처마 밑').map(({ space, text }) => [space, text])).toEqual([
    ['jamo', 'ㅊㅓㅁㅏㅁㅣㅌ'],
    ['initials', 'ㅊㅁㅁ'],
    ['sound', 'cumamit'],
  ]);
  expect(keysOfName('檐下月')[0]).toEqual({ space: 'han', text: '檐下月', starts: [0, 1, 2], words: [0] });
  expect(keysOfName('The Moon')[0]).toEqual({ space: 'latin', text: 'themoon', starts: [0, 3], words: [0, 3] });
  expect(keysOfRomanized('Cheoma mit').map(({ space }) => space)).toEqual(['latin', 'sound']);
  expect(keysOfName('…')).toEqual([]);
});

test('what is typed is read as it stands, by its sound, and as on the other keyboard', () => {
  expect(listReadings('ekfqlc').map(({ space, text }) => [space, text])).toContainEqual(['jamo', 'ㄷㅏㄹㅂㅣㅊ']);
  expect(listReadings('달빛').map(({ space }) => space)).toEqual(['jamo', 'latin']);
  expect(listReadings('ㄷㅂ').map(({ space }) => space)).toEqual(['jamo', 'initials', 'latin']);
  expect(listReadings('月').map(({ space }) => space)).toEqual(['han']);
  expect(typedWords('Let’s eat, 달빛-처마!')).toEqual(['Let’s', 'eat', '달빛', '처마']);
});

test('nothing that can be typed or written as a name is too much', () => {
  const hangul = fc.string({ unit: fc.constantFrom(...'ㄱㄳㄸㅏㅘㅢㅎ가값힣달뷁 azRQT7'), maxLength: 12 });
  const latin = fc.string({ unit: fc.constantFrom(...'aeiouyhngkwrsjkxqQRTWEOP '), maxLength: 14 });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), hangul, latin), (text) => {
      for (const { text: read } of listReadings(text)) expect(typeof read).toBe('string');
      for (const key of [...keysOfName(text), ...keysOfRomanized(text)]) {
        expect(key.starts.every((start) => start >= 0 && start < Math.max(1, key.text.length))).toBe(true);
        expect(key.text).not.toContain('\u0000');
      }
      expect(listSurnames(text).every((name) => name !== '')).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
