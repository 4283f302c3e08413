import { expect, test } from 'vitest';
import { shortenSynopsis } from './shorten-synopsis.ts';

test('the lead of a synopsis has whole sentences', () => {
  const story =
    'A burnt-out pastry chef inherits a lighthouse and its stubborn radio by the sea. Nobody answers. Then somebody does.';
  expect(shortenSynopsis(story, 'en_us')).toBe(
    'A burnt-out pastry chef inherits a lighthouse and its stubborn radio by the sea.',
  );
});

test('a very short first sentence is joined with the next', () => {
  expect(
    shortenSynopsis(
      'Nobody answers. Then somebody does. The radio of the lighthouse has not been used since 1994. More.',
      'en_us',
    ),
  ).toBe('Nobody answers. Then somebody does. The radio of the lighthouse has not been used since 1994.');
});

test('Chinese sentences end without a space', () => {
  expect(shortenSynopsis('被贬的天文官租下了一座韩屋的后屋，房东是从未见过丈夫的年轻寡妇。两人隔着一堵墙。', 'zh_cn')).toBe(
    '被贬的天文官租下了一座韩屋的后屋，房东是从未见过丈夫的年轻寡妇。',
  );
});
