import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach } from 'vitest';
import { startTill } from '../../billing/billing.fixture.ts';
import { settleUnsettled } from '../../billing/run-billing.ts';
import { DECLINED, STOLEN } from './scripted-gateway.fixture.ts';
import { subscriptionBackendSuite } from './backend-suite/subscription-backend.suite.ts';

const till = await startTill();
const { call, provider, clock, deps } = till;
afterAll(till.close);
beforeEach(() => {
  clock.now = NOON;
  provider.moves.length = 0;
});

subscriptionBackendSuite('our own engine', async () => ({
  call,
  newViewer: async (card = 'ok') => {
    const user = await till.signUp({}, 'US');
    if (card !== null) await call('addBillingInfo', { token_id: card }, { as: user.access_token });
    return { username: user.username, as: user.access_token };
  },
  moveTo: async (user, to) => void (await till.moveTo(user, to)),
  taken: provider.taken,
  bankSays: (move) => void provider.moves.push(move === 'declined' ? DECLINED : STOLEN),
  hushNextCharge: () => void provider.moves.push({ silently: { state: 'SUCCEEDED', reference: 'late' } }),
  lookAgain: async () => {
    clock.now += 31_000;
    await settleUnsettled(deps);
  },
}));
