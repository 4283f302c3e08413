import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { expect, test } from 'vitest';
import { pickText } from './language.ts';

test('a title falls back to English where the language has none [IN-22]', () => {
  const onlyEnglish = { en: 'Pier Four', pt: '', es: '', zh: '', vi: '' };
  for (const language of LANGUAGES) expect(pickText(language, onlyEnglish)).toBe('Pier Four');
  expect(pickText('vi_vn', { ...onlyEnglish, vi: 'Bến Số Bốn' })).toBe('Bến Số Bốn');
});
