import { expect, test } from 'vitest';
import { type EntryKey, ANY_LANGUAGE } from './entries.ts';
import { keysOfName, keysOfRomanized, SPACES } from './keys.ts';
import { packKeys, unpackKeys } from './packed-keys.ts';

const ALL = new Set(SPACES);
const plain = ({ space, reader, text, starts, words }: EntryKey) => ({ space, reader, text, starts, words });
const NAMES = ['Moonlight Under the Eaves', '처마 밑 달빛', '檐下月', '4부두', 'À espera da maré', 'Ελληνικά кириллица', '月 B4'];

test.each(NAMES)('the keys of %s are the same after they were packed', (name) => {
  const keys = [...keysOfName(name), ...keysOfRomanized(name)].map((key, index) => ({
    ...key,
    reader: index % (ANY_LANGUAGE + 1),
  }));
  expect(unpackKeys(packKeys(keys), ALL).map(plain)).toEqual(keys);
});

test('only the spaces that are asked for are unpacked, and of nothing there is nothing', () => {
  const keys = keysOfName('처마 밑 달빛').map((key) => ({ ...key, reader: ANY_LANGUAGE }));
  expect(unpackKeys(packKeys(keys), new Set(['jamo'])).map(({ space, text }) => [space, text])).toEqual([
    ['jamo', 'ㅊㅓㅁㅏㅁㅣㅌㄷㅏㄹㅂㅣㅊ'],
  ]);
  expect(unpackKeys(packKeys([]), ALL)).toEqual([]);
});
