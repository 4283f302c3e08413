import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const decoded = (text: string, encoding: string, language: string) => decodeText(iconv.encode(text, encoding), [language]);

const CZECH = 'Příliš žluťoučký kůň úpěl ďábelské ódy. Řekni mi, kde jsi byl včera večer?';
const POLISH = 'Zażółć gęślą jaźń. Dlaczego nie powiedziałaś mi wcześniej?';
const RUSSIAN = 'Съешь же ещё этих мягких французских булок. Где ты был вчера вечером?';
const TRADITIONAL = '你說什麼？我們沒有時間了，他們要來了。這個地方不好。';
const SIMPLIFIED = '你说什么？我们没有时间了，他们要来了。这个地方不好。';
const JAPANESE = 'どこにいたの？ 昨日の夜、ずっと待っていたんだよ。';

test.each([
  ['windows-1250', 'cs', CZECH],
  ['windows-1250', 'pl', POLISH],
  ['iso-8859-2', 'pl', POLISH],
  ['windows-1254', 'tr-TR', 'Şimdi gidiyoruz, çok güneşli. Iğdır’a mı?'],
  ['windows-1251', 'ru', RUSSIAN],
  ['koi8-r', 'ru', RUSSIAN],
  ['windows-1253', 'el', 'Πού ήσουν χθες το βράδυ;'],
  ['gb18030', 'zh-CN', SIMPLIFIED],
  ['gb18030', 'zh-CN', '♥ ▶ × 你好'],
  ['big5', 'zh-TW', TRADITIONAL],
  ['big5', 'zh-CN', TRADITIONAL],
  ['shift_jis', 'ja', JAPANESE],
  ['euc-jp', 'ja', JAPANESE],
  ['cp949', 'ko', '♠ 서울 ☞ 25℃ ㈜마당 ☎ ≒ ━ ～ ＋ ↑ ♡ ×'],
  ['windows-1252', 'en', 'The café on the left – “Müller’s”'],
  ['windows-1252', 'is', 'Það er ekki satt, þú veist það. Ýmir svaf.'],
])('%s is detected by the language %s', (encoding, language, text) => {
  expect(decoded(text, encoding, language)).toBe(text);
});

test.each([
  ['windows-1254', 'es', 'Şimdi gidiyoruz'],
  ['windows-1250', 'en', CZECH],
  ['windows-1251', 'en', RUSSIAN],
  ['cp949', 'en', '안녕하세요'],
  ['cp949', 'es', '안녕하세요'],
  ['windows-1250', 'xx', CZECH],
])('%s is refused where the language is %s', (encoding, language, text) => {
  expect(decoded(text, encoding, language)).toBeNull();
});

test('a named encoding is used, and a mark at the beginning counts more', () => {
  expect(decodeText(iconv.encode(CZECH, 'windows-1250'), ['en'], 'windows-1250')).toBe(CZECH);
  expect(decodeText(Buffer.from(`\uFEFF${CZECH}`), ['en'], 'windows-1250')).toBe(CZECH);
  expect(decodeText(Buffer.from([0x81, 0xff, 0xff]), ['ko'], 'cp949')).toBeNull();
});
