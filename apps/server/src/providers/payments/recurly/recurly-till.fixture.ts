import { createHmac } from 'node:crypto';
import { NOON } from '@madang/database/database.fixture.ts';
import { startApp } from '../../../app.fixture.ts';
import type { ProductSettings } from '../../../settings/product-settings.ts';
import { startFakeRecurly } from './fake-recurly.fixture.ts';
import { openRecurly, type OpenRecurly } from '../../../recurly/open-recurly.ts';
import { takeUpNotifications } from '../../../recurly/recurly-notifications.ts';

export const WEBHOOK_KEY = 'the key of the endpoint';
/** Shorter than the real ten seconds for the test of a silent Recurly, long enough for a busy machine. */
const TIMEOUT_MS = 4000;

/** The server with a fake Recurly as its subscription backend. */
export const startRecurlyTill = async (settings: Partial<ProductSettings> = {}) => {
  const time = { now: () => NOON };
  const recurly = await startFakeRecurly(() => time.now());
  const faults: unknown[] = [];
  let open: OpenRecurly | undefined;
  const app = await startApp(settings, undefined, {
    subscriptionsBy: async (connection) => {
      open = await openRecurly(
        {
          key: 'api key',
          publicKey: 'ewr1-a1',
          region: 'us',
          origin: recurly.origin,
          timeoutMs: TIMEOUT_MS,
          webhookKeys: ['an old key', WEBHOOK_KEY],
        },
        connection,
        (error) => faults.push(error),
      );
      return open;
    },
  });
  const { call, signUp, clock } = app;
  time.now = () => clock.now;
  if (!open) throw new Error('Recurly was not opened.');

  /** Signs up a user with a card. */
  const newViewer = async (country = 'US', token = 'ok') => {
    const user = await signUp({}, country);
    const as = user.access_token;
    await call('addBillingInfo', { token_id: token }, { as });
    return { ...user, as };
  };
  const buy = (as: string, sku = 'WEB_BASIC_MONTHLY_USD', more: object = {}) =>
    call('purchase', { sku, terms_accepted: true, ...more }, { as });
  const active = async (as: string) => (await call('getActiveSubscription', {}, { as })).object as Record<string, unknown> | null;
  const transactions = async (as: string) => (await call('listTransactions', {}, { as })).objects;

  let notified = 0;
  /** Sends a signed webhook. */
  const tell = (
    body: object,
    { id = `n${(notified += 1)}`, key = WEBHOOK_KEY, at = clock.now, sent = JSON.stringify(body), inSeconds = false } = {},
  ) => {
    const time = String(inSeconds ? Math.floor(at / 1000) : at);
    const signature = createHmac('sha256', key)
      .update(`${time}.${JSON.stringify(body)}`)
      .digest('hex');
    return app.app.inject({
      method: 'POST',
      url: '/api/webhooks/recurly',
      headers: {
        'content-type': 'application/json',
        'recurly-signature': `${time},${'0'.repeat(64)},${signature}`,
        'recurly-notification-id': id,
      },
      payload: sent,
    });
  };
  const { api, settled } = open;
  /** Waits until all webhooks are processed. */
  const caughtUp = async (): Promise<void> => {
    await settled();
    await takeUpNotifications(app.deps, api);
  };
  /** After each test: all messages matched Recurly's document, writes had keys, and no background work failed. */
  const complain = (): void => {
    const all = [...recurly.faults.splice(0), ...faults.splice(0).map(String)];
    if (all.length > 0) throw new Error(all.join('\n'));
  };
  const close = async () => {
    await app.close();
    await recurly.close();
  };
  return { ...app, recurly, api, caughtUp, complain, newViewer, buy, active, transactions, tell, close };
};
export type RecurlyTill = Awaited<ReturnType<typeof startRecurlyTill>>;
