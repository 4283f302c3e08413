import { setTimeout as pause } from 'node:timers/promises';
import { balanceOf } from '../world/balance.ts';
import { askOnce, type NoAnswer, type CallResponse } from '../world/calls.ts';
import { PROVIDER_FAULTS, type ProviderFault, startFailingProvider } from '../world/failing-provider.ts';
import { type Installation, newInstallation } from '../world/installation.ts';
import { newCardToken, newPeople, type Person } from '../world/people.ts';
import { untilSettled } from '../world/until-settled.ts';
import { atMost, exactly, type Experiment, none } from './experiment.ts';

const PRELOAD = new URL('../world/redirect-provider-calls.ts', import.meta.url).href;
const ORDER = { sku: 'WEB_PREMIUM_ANNUAL_USD', terms_accepted: true };

/** People who have a card, so that a charge is the first thing that fails. */
const newPayers = async (installation: Installation, origin: string, count: number): Promise<readonly Person[]> => {
  const people = await newPeople(installation, count);
  for (const { accessToken } of people) {
    const input = { token_id: await newCardToken(installation), primary: true };
    await askOnce(origin, 'addBillingInfo', input, accessToken);
  }
  return people;
};

const isPending = (response: CallResponse | NoAnswer): boolean =>
  typeof response !== 'string' && response.object?.['state'] === 'pending';

const countIn = async ({ connection }: Installation, statement: string): Promise<number> =>
  Number((await connection.query(statement)).rows[0]?.count);

/** Charges that come to the same end in a row; after ten the provider is left alone (breaker.ts). */
const EACH = 8;
/** Purchases while the provider is down, and how many are under way at once. */
const DOWN = { purchases: 120, atOnce: 6 };
/** Calls that may reach the provider until the circuit breaker opens: those in flight, and an occasional probe. */
const MAX_REQUESTED = 20;
/** Longer than the provider is left alone for, in milliseconds. */
const REST_MS = 30_000;

/** Faults that take the full timeout of ten seconds come last, because unknown charges are not polled before it. */
const HANGING: readonly ProviderFault[] = ['hangs before', 'hangs after'];
const QUICK_FAULTS = PROVIDER_FAULTS.filter((fault) => !HANGING.includes(fault));

/** Waits until the circuit breaker closes again: saving a card probes the provider. */
const awaitPolling = async (installation: Installation, origin: string): Promise<void> => {
  const [person] = await newPeople(installation, 1);
  const until = performance.now() + REST_MS;
  while (performance.now() < until) {
    const input = { token_id: await newCardToken(installation), primary: true };
    const response = await askOnce(origin, 'addBillingInfo', input, person?.accessToken);
    if (typeof response !== 'string' && response.status === 200) return;
    await pause(250);
  }
  throw new Error('The provider works again, but no charge is polled.');
};

export const failingProvider: Experiment = {
  name: 'R24',
  about: 'the payment provider is away, hangs, is cut off, fails although it took the money, or has enough of us',
  run: async ({ cluster, quick }) => {
    const each = quick ? 3 : EACH;
    const installation = await newInstallation(cluster, 'failing_provider');
    const provider = await startFailingProvider();
    try {
      const { origin } = await installation.startNode({ NODE_OPTIONS: `--import ${PRELOAD}`, PROVIDER_URL: provider.url });
      const buyAll = (people: readonly Person[]) =>
        Promise.all(people.map(({ accessToken }) => askOnce(origin, 'purchase', ORDER, accessToken)));
      const people = await newPayers(installation, origin, each * (PROVIDER_FAULTS.length + 1));
      const late = await newPayers(installation, origin, DOWN.purchases);
      const [waiting, responses] = [[...people], [] as (CallResponse | NoAnswer)[]];
      const buyWith = async (...faults: readonly ProviderFault[]): Promise<void> => {
        let charge = 0;
        provider.fault = () => faults[(charge += 1) % faults.length] ?? null;
        responses.push(...(await buyAll(waiting.splice(0, each * (faults.length || 1)))));
        provider.fault = () => null;
      };
      await provider.shut();
      await buyWith();
      await provider.open();
      for (const fault of QUICK_FAULTS) {
        await awaitPolling(installation, origin);
        await buyWith(fault);
      }
      await awaitPolling(installation, origin);
      await buyWith(...HANGING);
      // The same once more finds the first under way, and asks for no more money.
      responses.push(...(await buyAll(people)));
      const unknown = await countIn(installation, "select count(*) from payment_attempts where state = 'UNKNOWN'");

      await awaitPolling(installation, origin);
      let polls = 0;
      provider.fault = () => {
        polls += 1;
        return 'unavailable';
      };
      for (let from = 0; from < late.length; from += DOWN.atOnce)
        responses.push(...(await buyAll(late.slice(from, from + DOWN.atOnce))));
      const pollsInVain = polls;
      provider.fault = () => null;
      const seconds = await untilSettled(installation);
      const paid = await countIn(
        installation,
        "select count(distinct i.account_id) from invoices i join subscriptions s on s.id = i.subscription_id where i.state = 'paid'",
      );
      const taken = await countIn(installation, "select count(*) from sandbox_charges where state = 'SUCCEEDED'");
      const balance = await balanceOf(installation.connection);
      const all = people.length + late.length;
      return {
        did: `${all} charges, ${PROVIDER_FAULTS.length + 1} faults`,
        figures: [
          exactly('answered as pending', responses.filter(isPending).length, responses.length),
          exactly('unknown', unknown, people.length),
          atMost(`polls during the outage, with ${late.length} purchases`, pollsInVain, MAX_REQUESTED),
          exactly('resolved', paid, all),
          exactly('taken', taken, all),
          none('lost', balance.lost),
          none('double', balance.double),
          none('unbalanced', balance.unbalanced),
        ],
        notes: [`faults: away, ${PROVIDER_FAULTS.join(', ')}; known ${seconds.toFixed(0)} s after the provider was back`],
      };
    } finally {
      await installation.close();
      await provider.shut();
    }
  },
};
