import { writtenAddress } from '@madang/domain/billing/written-address.ts';
import { BCP47, LANGUAGES } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { type Payment, formatPayer, toReceipt, type ReceiptSheet } from '@madang/i18n/receipt.ts';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { ServerBusy } from '../../background/queues.ts';
import { drawInThread } from './draw-in-thread.ts';
import { drawReceipt } from './draw-receipt.ts';
import { joinedFont } from './joined-font.ts';
import { textsIn } from './pdf-text.fixture.ts';
import { openTypeface } from './typeface.ts';

const PAYMENT: Payment = {
  id: '5b0f3c1e-2f0a-4d1c-9d55-0a1b2c3d4e5f',
  number: 'M-000000042',
  date: '2026-11-01T10:00:00.000Z',
  plan: 'Basic',
  period: 'annual',
  gift_months: null,
  period_start: '2026-11-01T10:00:00.000Z',
  period_end: '2027-11-01T10:00:00.000Z',
  currency: 'USD',
  price: 7999,
  discount: 1000,
  tax: 62,
  tax_included: 0,
  credit: 50,
  total: 7011,
  payment_method: 'CARD',
};
const BRAZIL = {
  country: 'BR',
  fields: {
    first_name: 'Mina',
    last_name: 'Oliveira',
    street: 'Avenida Paulista',
    number: '1578',
    cep: '01310100',
    city: 'São Paulo',
    state: 'SP',
    tax_id: '52998224725',
  },
};
const CARD = { brand: 'Visa', last4: '4242' };

const sheetIn = async (language: (typeof LANGUAGES)[number], more: Partial<Payment> = {}): Promise<ReceiptSheet> => {
  await loadWords(language);
  const locale = BCP47[language];
  const format = { words: loadedWords(language, paymentWords, subscriptionsWords), locale, timeZone: 'Asia/Seoul' };
  return toReceipt(
    format,
    { ...PAYMENT, ...more },
    { card: CARD, payer: formatPayer(writtenAddress(BRAZIL.country, BRAZIL.fields), 'Mina', locale) },
  );
};
/** Removes white space: line breaks differ, and French and Vietnamese prices have special spaces. */
const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');
const textsOf = ({ title, from, seller, to, payer, facts, amounts, paid }: ReceiptSheet): readonly string[] => [
  title,
  from,
  ...seller,
  to,
  ...payer,
  ...[...facts, ...amounts].flatMap(({ label, text }) => [label, text]),
  paid,
];

test.each(LANGUAGES)('in %s the PDF has exactly the text of the page, in less than 200 kB', async (language) => {
  for (const more of [{}, { currency: 'BRL', tax: 0, tax_included: 120, number: null }]) {
    const sheet = await sheetIn(language, more);
    const drawn = { sheet, language: BCP47[language], at: 0 };
    expect(plain(textsIn(await drawReceipt(drawn, false)).join(''))).toBe(plain(textsOf(sheet).join('')));
    expect((await drawReceipt(drawn)).length).toBeLessThan(200_000);
  }
});

test('a receipt names its number, its period, each amount, the card, the address and the tax number', async () => {
  const text = textsIn(await drawReceipt({ sheet: await sheetIn('en_us'), language: 'en', at: 0 }, false)).join(' ');
  for (const part of [
    'M-000000042',
    'Basic, annual',
    'November 1, 2026',
    'November 1, 2027',
    '$79.99',
    '-$10.00',
    '$0.62',
    '-$0.50',
    '$70.11',
    'Visa ending in 4242',
    'Avenida Paulista, 1578',
    '01310-100 São Paulo - SP',
    'Brazil',
    '529.982.247-25',
  ])
    expect(text).toContain(part);
  const brazil = await sheetIn('pt_br', { currency: 'BRL', tax: 0, tax_included: 120 });
  expect(plain(textsIn(await drawReceipt({ sheet: brazil, language: 'pt-BR', at: 0 }, false)).join(''))).toContain('R$1,20');
});

test('names in Korean, rare Chinese characters and decomposed Vietnamese are drawn', async () => {
  const payer = ['처마 밑 김하나', '龘饕餮 建国路', 'Nguyễn Thị Ưởng'.normalize('NFD')];
  const sheet = { ...(await sheetIn('zh_cn')), payer };
  const text = plain(textsIn(await drawReceipt({ sheet, language: 'zh-CN', at: 0 }, false)).join(''));
  for (const line of payer) expect(text).toContain(plain(line));
});

test('a glyph that pdfkit only measured leaves no gap in the text', async () => {
  const plainSheet = { ...(await sheetIn('en_us')), payer: ['Mina'], amounts: [] };
  // A hyphen between digits has a raised glyph, but the word parts that pdfkit measures end with the plain one.
  for (const text of [
    '350ffc1e-887c-4c4b-9868-d69124a78a7d',
    '4faf93aa-b58e-413a-9718-e3900302ea95',
    '9e2885ec-ab8a-41e1-a3ac-4aec03e51536',
  ]) {
    const sheet: ReceiptSheet = { ...plainSheet, facts: [{ name: 'id', label: 'ID', text }], paid: 'Paid.' };
    expect(textsIn(await drawReceipt({ sheet, language: 'en', at: 0 }, false))).toContain(text);
  }
});

test('a receipt is byte-identical on each drawing, in a worker thread too', async () => {
  const drawn = { sheet: await sheetIn('vi_vn'), language: 'vi', at: Date.parse(PAYMENT.date) };
  const [here, there] = [await drawReceipt(drawn), await drawInThread(drawn)];
  expect(Buffer.from(there).equals(here)).toBe(true);
});

test('a drawing error rejects its own call, and the next receipt is drawn', async () => {
  const drawn = { sheet: await sheetIn('en_us'), language: 'en', at: 0 };
  const broken = drawInThread({ ...drawn, sheet: { ...drawn.sheet, facts: null as never } });
  const next = drawInThread(drawn);
  await expect(broken).rejects.toThrow();
  expect((await next).length).toBeGreaterThan(1000);
});

test('a joined font encodes the used outlines as TrueType, with Chinese glyphs in the requested weight', () => {
  const widthOf = (weight: 'regular' | 'strong'): number => {
    const font = joinedFont('Joined', openTypeface(weight));
    const { glyphs, positions } = font.layout('Aé 一');
    expect(positions.map(({ xAdvance }) => xAdvance > 0)).toEqual([true, true, true, true]);
    const subset = font.createSubset();
    const [letter = 0, , , chinese = 0] = glyphs.map(({ id }) => subset.includeGlyph(id));
    const file = create(subset.encode());
    expect(file.getGlyph(letter).path.commands.length).toBeGreaterThan(8);
    const box = file.getGlyph(chinese).path.bbox;
    return box.maxY - box.minY;
  };
  expect(widthOf('strong')).toBeGreaterThan(widthOf('regular') * 1.2);
});

test('a receipt beyond the queue is rejected as busy', async () => {
  const drawn = { sheet: await sheetIn('en_us'), language: 'en', at: 0 };
  for (let waiting = 0; waiting < 17; waiting += 1) drawInThread(drawn).catch(() => undefined);
  await expect(drawInThread(drawn)).rejects.toThrow(ServerBusy);
});
