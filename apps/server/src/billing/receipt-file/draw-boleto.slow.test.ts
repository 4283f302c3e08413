import { readBoleto } from '@madang/domain/billing/boleto-barcode.ts';

import { BCP47, LANGUAGES } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { toBoletoSheet, type Payment } from '@madang/i18n/receipt.ts';
import { expect, test } from 'vitest';
import { drawReceipt } from './draw-receipt.ts';
import { textsIn } from './pdf-text.fixture.ts';

const NUMBER = '00190.50095 40144.816069 06809.350314 3 37370000000100';
const PAYMENT: Payment = {
  id: '5b0f3c1e-2f0a-4d1c-9d55-0a1b2c3d4e5f',
  number: null,
  date: '2026-11-24T10:00:00.000Z',
  plan: 'Basic',
  period: 'monthly',
  gift_months: null,
  period_start: '2026-11-24T10:00:00.000Z',
  period_end: '2026-12-24T10:00:00.000Z',
  currency: 'BRL',
  price: 1990,
  discount: 0,
  tax: 0,
  tax_included: 0,
  credit: 0,
  total: 1990,
  payment_method: 'BOLETO',
};

const drawnIn = async (language: (typeof LANGUAGES)[number]): Promise<Buffer> => {
  await loadWords(language);
  const words = loadedWords(language, paymentWords, subscriptionsWords, checkoutWords);
  const format = { words, locale: BCP47[language], timeZone: 'America/Sao_Paulo' };
  const sheet = toBoletoSheet(format, PAYMENT, {
    number: NUMBER,
    barcode: readBoleto(NUMBER)?.barcode ?? null,
    expiresAt: Date.parse('2026-11-27T02:59:00Z'),
    payer: ['Bianca Souza', 'Avenida Paulista, 1578', '529.982.247-25'],
  });
  return drawReceipt({ sheet, language: BCP47[language], at: Date.parse(PAYMENT.date) }, false);
};

test('a boleto names payer, beneficiary, amount, due date in São Paulo and the line to type, and has a bar for each of its elements', async () => {
  const file = await drawnIn('pt_br');
  const text = textsIn(file).join('\n').replaceAll('\u00a0', ' ');
  for (const part of ['Madang', 'Bianca Souza', '529.982.247-25', 'R$ 19,90', '26 de novembro de 2026', NUMBER])
    expect(text).toContain(part);
  // Two start bars, five for each of 22 digit pairs, two stop bars.
  expect(file.toString('latin1').match(/ re\n/g)).toHaveLength(2 + 22 * 5 + 2);
});

test.each(LANGUAGES)('in %s the line to type is on the sheet', async (language) => {
  expect(textsIn(await drawnIn(language)).join('')).toContain(NUMBER);
});
