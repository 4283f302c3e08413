import type { TaxRate } from '@madang/domain/billing/tax.ts';
import { OPERATOR_KEY, startApp } from '../app.fixture.ts';
import type { Mailer } from '../ports/mail.ts';
import type { ProductSettings } from '../settings/product-settings.ts';
import { scriptedGateway } from '../providers/payments/scripted-gateway.fixture.ts';

/** The server with a scripted payment provider and test clocks. */
export const startTill = async (
  settings: Partial<ProductSettings> = {},
  taxRates: readonly TaxRate[] = [],
  more: { readonly boleto?: boolean; readonly mailer?: Mailer } = {},
) => {
  const provider = scriptedGateway();
  const app = await startApp(settings, undefined, { gateway: provider.gateway, testClock: true, taxRates, ...more });
  const { call, signUp, clock, connection } = app;

  /** Signs up a new viewer with a saved card. */
  const newViewer = async (country = 'US', token = 'ok') => {
    const user = await signUp({}, country);
    const as = user.access_token;
    await call('addBillingInfo', { token_id: token }, { as });
    return { ...user, as };
  };
  type NewViewer = Awaited<ReturnType<typeof newViewer>>;

  const buy = (as: string, sku = 'WEB_BASIC_MONTHLY_USD', more: object = {}) =>
    call('purchase', { sku, terms_accepted: true, ...more }, { as });
  const active = async (as: string) => (await call('getActiveSubscription', {}, { as })).object as Record<string, unknown> | null;
  /** Advances the account's test clock to an instant, ISO 8601. */
  const moveTo = (user: Pick<NewViewer, 'username'>, to: string) =>
    call('changeTestClock', { email: user.username, to: new Date(to).toISOString() }, { as: `operator ${OPERATOR_KEY}` });
  const transactions = async (as: string) => (await call('listTransactions', {}, { as })).objects;
  /** Ledger balances of one account in minor units, by ledger. */
  const books = async (accountId: string): Promise<Readonly<Record<string, number>>> => {
    const { rows } = await connection.query(
      'select ledger, sum(amount)::int as amount from ledger_entries where account_id = $1 group by ledger',
      [accountId],
    );
    return Object.fromEntries(rows.map(({ ledger, amount }: { ledger: string; amount: number }) => [ledger, amount]));
  };
  return { ...app, provider, newViewer, buy, active, moveTo, transactions, books, now: () => new Date(clock.now).toISOString() };
};
