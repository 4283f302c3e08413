import { balanceOf } from '../world/balance.ts';
import { askOnce, type NoAnswer, type Said } from '../world/calls.ts';
import { PROVIDER_FAULTS, startFailingProvider } from '../world/failing-provider.ts';
import { type Installation, newInstallation } from '../world/installation.ts';
import { newCardToken, newPeople, type Person } from '../world/people.ts';
import { untilSettled } from '../world/until-settled.ts';
import { exactly, type Experiment, none } from './experiment.ts';

const PRELOAD = new URL('../world/provider-elsewhere.ts', import.meta.url).href;
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

const isPending = (said: Said | NoAnswer): boolean => typeof said !== 'string' && said.object?.['state'] === 'pending';

const countIn = async ({ connection }: Installation, statement: string): Promise<number> =>
  Number((await connection.query(statement)).rows[0]?.count);

export const failingProvider: Experiment = {
  name: 'R24',
  about: 'the payment provider is away, hangs, is cut off, fails although it took the money, or has enough of us',
  run: async ({ cluster, quick }) => {
    const each = quick ? 5 : 20;
    const installation = await newInstallation(cluster, 'failing_provider');
    const provider = await startFailingProvider();
    try {
      const { origin } = await installation.startNode({ NODE_OPTIONS: `--import ${PRELOAD}`, PROVIDER_URL: provider.url });
      const buyAll = (people: readonly Person[]) =>
        Promise.all(people.map(({ accessToken }) => askOnce(origin, 'purchase', ORDER, accessToken)));
      const [early, people] = [
        await newPayers(installation, origin, each),
        await newPayers(installation, origin, each * PROVIDER_FAULTS.length),
      ];
      const all = [...early, ...people];
      await provider.shut();
      const told = [...(await buyAll(early))];
      await provider.open();
      let charge = 0;
      provider.fault = () => PROVIDER_FAULTS[(charge += 1) % PROVIDER_FAULTS.length] ?? null;
      told.push(...(await buyAll(people)));
      // The same once more finds the first under way, and asks for no more money.
      told.push(...(await buyAll(all)));
      const unknown = await countIn(installation, "select count(*) from payment_attempts where state = 'UNKNOWN'");
      provider.fault = () => null;
      const seconds = await untilSettled(installation);
      const paid = await countIn(
        installation,
        "select count(distinct i.account_id) from invoices i join subscriptions s on s.id = i.subscription_id where i.state = 'paid'",
      );
      const taken = await countIn(installation, "select count(*) from sandbox_charges where state = 'SUCCEEDED'");
      const balance = await balanceOf(installation.connection);
      return {
        did: `${all.length} charges, ${PROVIDER_FAULTS.length + 1} faults`,
        figures: [
          exactly('told that it is pending', told.filter(isPending).length, told.length),
          exactly('unknown', unknown, all.length),
          exactly('resolved', paid, all.length),
          exactly('taken', taken, all.length),
          none('lost', balance.lost),
          none('double', balance.double),
          none('unbalanced', balance.unbalanced),
        ],
        notes: [
          `faults: away, ${PROVIDER_FAULTS.join(', ')}; known ${seconds.toFixed(0)} s after the provider was back`,
          'there is no circuit breaker: every charge asks the provider, for ten seconds at most',
        ],
      };
    } finally {
      await installation.close();
      await provider.shut();
    }
  },
};
