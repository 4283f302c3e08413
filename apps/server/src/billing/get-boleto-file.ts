import type { Needs } from '../use-case/needs.ts';
import { readBoleto } from '@madang/domain/billing/boleto-barcode.ts';
import { writtenAddress } from '@madang/domain/billing/written-address.ts';
import { BCP47, DEFAULT_LANGUAGE, formatLocale, isLanguage } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { toBoletoSheet, formatPayer } from '@madang/i18n/receipt.ts';
import { z } from 'zod';
import { refuse } from '../use-case/use-case.ts';
import { presentTransaction } from './billing.presenter.ts';
import { drawInThread } from './receipt-file/draw-in-thread.ts';

interface Wish {
  readonly id: string;
  /** A language of the interface. Any other value falls back to English. */
  readonly language: unknown;
  /** ISO 3166, from the request, so prices are formatted as on the page. */
  readonly country: string;
}

const Id = z.uuid();

/** PDF of an unpaid boleto, to print or to open in a banking app, for its own account only. */
export const getBoletoFile =
  (deps: Needs<'limits' | 'repositories', 'accounts' | 'instruments' | 'invoices'>) =>
  async (accountId: string | null, { id, ...requested }: Wish) => {
    const { repositories, limits } = deps;
    if (accountId === null) return refuse('SIGN_IN_NEEDED');
    const retryAfter = await limits.take('receiptFile', accountId);
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const account = await repositories.accounts.find(accountId);
    if (!account) return refuse('SIGN_IN_NEEDED');
    const invoice = Id.safeParse(id).success ? await repositories.invoices.findListed(account.id, id) : null;
    if (!invoice?.voucher || invoice.state !== 'open') return refuse('TRANSACTION_NOT_FOUND');
    const language = isLanguage(requested.language) ? requested.language : DEFAULT_LANGUAGE;
    await loadWords(language);
    const locale = formatLocale(language, requested.country);
    const words = loadedWords(language, paymentWords, subscriptionsWords, checkoutWords);
    const address = await repositories.instruments.findAddress(account.id);
    const written = address && writtenAddress(address.country, address.fields);
    const { number, expiresAt } = invoice.voucher;
    const sheet = toBoletoSheet({ words, locale, timeZone: 'America/Sao_Paulo' }, presentTransaction(invoice), {
      number,
      barcode: readBoleto(number)?.barcode ?? null,
      expiresAt,
      payer: formatPayer(written, `${account.firstName} ${account.lastName}`, locale),
    });
    const bytes = await drawInThread({ sheet, language: BCP47[language], at: invoice.createdAt });
    return { ok: true, name: `madang-boleto-${invoice.id}.pdf`, bytes } as const;
  };
