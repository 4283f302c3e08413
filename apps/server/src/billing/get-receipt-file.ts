import type { Needs } from '../use-case/needs.ts';
import { writtenAddress } from '@madang/domain/billing/written-address.ts';
import { brandName } from '@madang/domain/billing/card-brand.ts';
import { BCP47, DEFAULT_LANGUAGE, formatLocale, isLanguage } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { formatPayer, toReceipt } from '@madang/i18n/receipt.ts';
import { z } from 'zod';
import { refuse } from '../use-case/use-case.ts';
import { presentTransaction } from './billing.presenter.ts';
import { drawInThread } from './receipt-file/draw-in-thread.ts';

interface Wish {
  readonly id: string;
  /** A language of the interface. Any other value falls back to English. */
  readonly language: unknown;
  /** IANA time zone of the reader, which decides the dates. Any other value falls back to UTC. */
  readonly timeZone: unknown;
  /** ISO 3166, from the request, so prices are formatted as on the page. */
  readonly country: string;
}

const timeZoneIn = (requested: unknown): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(requested) }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

const Id = z.uuid();

/** PDF of a receipt, with the text and amounts of the receipt page. */
export const getReceiptFile =
  (deps: Needs<'limits' | 'repositories', 'accounts' | 'instruments' | 'invoices'>) =>
  async (accountId: string | null, { id, ...requested }: Wish) => {
    const { repositories, limits } = deps;
    if (accountId === null) return refuse('SIGN_IN_NEEDED');
    const retryAfter = await limits.take('receiptFile', accountId);
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const account = await repositories.accounts.find(accountId);
    if (!account) return refuse('SIGN_IN_NEEDED');
    const invoice = Id.safeParse(id).success ? await repositories.invoices.findListed(account.id, id) : null;
    if (!invoice) return refuse('TRANSACTION_NOT_FOUND');
    if (invoice.state !== 'paid') return refuse('TRANSACTION_NOT_PAID');
    const language = isLanguage(requested.language) ? requested.language : DEFAULT_LANGUAGE;
    await loadWords(language);
    const locale = formatLocale(language, requested.country);
    const format = {
      words: loadedWords(language, paymentWords, subscriptionsWords),
      locale,
      timeZone: timeZoneIn(requested.timeZone),
    };
    const payment = presentTransaction(invoice);
    const { brand, last4 } = invoice;
    const card = brand === null || last4 === null ? null : { brand: brandName(brand), last4 };
    const address = await repositories.instruments.findAddress(account.id);
    const written = address && writtenAddress(address.country, address.fields);
    const payer = formatPayer(written, `${account.firstName} ${account.lastName}`, locale);
    const sheet = toReceipt(format, payment, { card, payer });
    const bytes = await drawInThread({ sheet, language: BCP47[language], at: Date.parse(payment.date) });
    return { ok: true, name: `madang-${invoice.number ?? invoice.id}.pdf`, bytes } as const;
  };
