import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { subscriptionBackendSuite } from '../providers/payments/backend-suite/subscription-backend.suite.ts';
import { settleRequests } from './recurly-notifications.ts';
import { startRecurlyTill } from '../providers/payments/recurly/recurly-till.fixture.ts';

const till = await startRecurlyTill();
const { call, clock, deps, api, recurly } = till;
afterAll(till.close);
beforeEach(() => {
  clock.now = NOON;
  recurly.site.moves.length = 0;
});
afterEach(till.complain);

let addresses = 0;
subscriptionBackendSuite('Recurly', async () => {
  const tokens = new Map<string, string>();
  return {
    call,
    newViewer: async (card = 'ok') => {
      const { username, access_token: token } = await till.signUp({}, 'US');
      tokens.set(username, token);
      if (card !== null) await call('addBillingInfo', { token_id: card }, { as: token });
      return {
        username,
        get as() {
          return tokens.get(username) ?? '';
        },
      };
    },
    // One clock for all users: a webhook reports what fell due, and expired sessions sign in again
    moveTo: async ({ username }, to) => {
      clock.now = Date.parse(to);
      addresses += 1;
      const { object } = await call('signIn', { email: username, password: 'courtyard-26' }, { address: `10.9.0.${addresses}` });
      tokens.set(username, String(object['access_token']));
      const account = `code-${String(object['id'])}`;
      await till.tell({ id: recurly.site.accountOf(account).id, object_type: 'account', event_type: 'updated' });
      await till.caughtUp();
    },
    taken: recurly.site.taken,
    bankSays: (move) => void recurly.site.moves.push(move),
    hushNextCharge: () => recurly.fail('500 after', /^POST \/(purchases|subscriptions\/[^/]+\/change)$/),
    lookAgain: async () => {
      clock.now += 31_000;
      await settleRequests(deps, api);
    },
  };
});
