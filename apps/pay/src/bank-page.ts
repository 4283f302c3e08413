import type { SandboxCharge } from '@madang/database/billing/sandbox-payments.repository.ts';
import { BCP47 } from '@madang/domain/shared/language.ts';
import { type Language, loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { bankPageWords } from '@madang/i18n/parts/bank-pages.ts';
import { type BuiltAssets, renderHead, readBuilt } from './built.ts';
import { CONFIRM_PATH, SLIP_PATH } from './page-paths.ts';

const ENTRY = 'src/bank/main.ts';
/** Payee on the bank's pages. */
const PAYEE = 'Madang';

/** CSP: own scripts and styles by nonce. Forms post here and are redirected to the product. */
export const bankPagePolicy = (nonce: string, parentOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `form-action 'self' ${parentOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const listOf = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;

/** Due date in São Paulo, where a boleto expires at the end of the day. */
const dueDate = (locale: string, expiresAt: number): string => formatDate(locale, expiresAt, 'long', 'America/Sao_Paulo');

interface BankPage {
  readonly charge: SandboxCharge;
  readonly language: Language;
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Words = ReturnType<typeof loadedWords<[typeof bankPageWords]>>['bankPages'];

/** Asks the payer for confirmation. An answered charge has no question. */
const question = ({ charge, language }: BankPage, words: Words): string => {
  const { title, text, yes, no, done } = words.confirm;
  const amount = formatPrice(BCP47[language], charge.amount, charge.currency);
  const path = `${CONFIRM_PATH}/${charge.reference}`;
  if (charge.outcome !== 'ACTION_NEEDED') return `<h1>${escaped(done)}</h1>`;
  return [
    `<div><h1>${escaped(title)}</h1><p>${escaped(text)}</p></div>`,
    listOf([
      [words.rows.payee, PAYEE],
      [words.rows.amount, amount],
    ]),
    '<form method="post">',
    `<button class="primary" formaction="${path}/yes">${escaped(yes)}</button>`,
    `<button formaction="${path}/no">${escaped(no)}</button>`,
    '</form>',
  ].join('\n');
};

/** Web page of a boleto. Its button simulates the payment. */
const slip = ({ charge, language, now }: BankPage, words: Words): string => {
  const { outcome, reference, amount, currency, slip: made } = charge;
  const { title, paid, paidText, gone, goneText, late, number, pay, payHint, print } = words.slip;
  if (outcome === 'SUCCEEDED') return `<div role="status"><h1>${escaped(paid)}</h1><p>${escaped(paidText)}</p></div>`;
  if (outcome !== 'WAITING' || !made) return `<div role="status"><h1>${escaped(gone)}</h1><p>${escaped(goneText)}</p></div>`;
  const locale = BCP47[language];
  return [
    `<div><h1>${escaped(title)}</h1>${now > made.expiresAt ? `<p>${escaped(late)}</p>` : ''}</div>`,
    listOf([
      [words.rows.payee, PAYEE],
      [words.rows.payer, made.name],
      [words.rows.taxId, made.taxId],
      [words.rows.amount, formatPrice(locale, amount, currency)],
      [words.rows.due, dueDate(locale, made.expiresAt)],
    ]),
    `<div><p class="note" id="digits">${escaped(number)}</p><p class="number" aria-labelledby="digits">${made.number}</p></div>`,
    '<div class="ways">',
    `<form method="post" action="${SLIP_PATH}/${reference}/pay?lang=${language}"><button class="primary">${escaped(pay)}</button>`,
    `<p class="note">${escaped(payHint)}</p></form>`,
    `<button type="button" id="print">${escaped(print)}</button>`,
    '</div>',
  ].join('\n');
};

/** Creates the renderer of the fake bank's pages. */
export const bankPages = () => {
  let built: BuiltAssets | null = null;
  return async (kind: 'question' | 'slip', page: BankPage): Promise<string> => {
    built ??= readBuilt(ENTRY);
    await loadWords(page.language);
    const words = loadedWords(page.language, bankPageWords).bankPages;
    return [
      '<!doctype html>',
      `<html lang="${BCP47[page.language]}" data-surface="paper">`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="robots" content="noindex"><title>${kind === 'slip' ? words.slip.title : words.confirm.title}</title>`,
      ...renderHead(built, page.language, page.nonce),
      `</head><body><main class="sheet">${kind === 'slip' ? slip(page, words) : question(page, words)}`,
      `<p class="note">${escaped(words.test)}</p></main></body></html>`,
    ].join('\n');
  };
};
