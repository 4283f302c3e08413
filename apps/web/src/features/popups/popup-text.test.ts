import { expect, test } from 'vitest';
import { popupText } from './popup-text.ts';

const WORDS = { learnMore: 'Saiba mais' };
const NONE = { en: '', pt: '', es: '', zh: '', vi: '' };

test("the button is in the language of the page, and has the product's own label without one [PO-10] [PO-39]", () => {
  const link = { content_title: null, button_title: { ...NONE, en: 'See plans', es: 'Ver planes' } };
  expect(popupText('es_es', link, WORDS).button).toBe('Ver planes');
  expect(popupText('pt_br', link, WORDS).button).toBe('Saiba mais');
});

test('a popup is named after its title, or else after its button [PO-09]', () => {
  const content_title = { ...NONE, en: 'The Ferry Keeper', pt: 'O barqueiro' };
  expect(popupText('pt_br', { content_title, button_title: NONE }, WORDS).name).toBe('O barqueiro');
  expect(popupText('pt_br', { content_title: null, button_title: NONE }, WORDS).name).toBe('Saiba mais');
});
