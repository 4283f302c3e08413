import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGE_COOKIE, readCookie, writeCookie } from './cookies.ts';

const warnings: unknown[] = [];
let cookie = '';

beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void warnings.push(line));
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie.split(';')[0] ?? '';
    },
    set cookie(text: string) {
      cookie = text;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the language is kept for a year, for this site alone [ST-01] [ST-23]', () => {
  writeCookie(LANGUAGE_COOKIE, 'pt_br');
  expect(cookie).toBe('madang_language=pt_br; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(readCookie('madang_language')).toBe('pt_br');
  expect(warnings).toEqual([]);
});

test('cookies of more than 4000 characters log a warning [ST-12]', () => {
  const longest = 4000 - 'madang_language='.length;
  writeCookie(LANGUAGE_COOKIE, 'x'.repeat(longest));
  expect(warnings).toEqual([]);
  writeCookie(LANGUAGE_COOKIE, 'x'.repeat(longest + 1));
  expect(warnings).toEqual(['The cookies of this page are 4001 characters long.']);
});
