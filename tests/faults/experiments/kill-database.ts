import { setTimeout as pause } from 'node:timers/promises';
import { balanceOf } from '../world/balance.ts';
import { askUntilAnswered } from '../world/calls.ts';
import { type Installation, newInstallation, type Node } from '../world/installation.ts';
import { newCardToken, newPeople, type Person } from '../world/people.ts';
import { seeded } from '../world/seeded.ts';
import { untilSettled } from '../world/until-settled.ts';
import { type Experiment, type Given, none, within } from './experiment.ts';

const BUYERS = 8;
const PEOPLE_PER_KILL = 16;
/** Number of buyers that arrive only after the kill. */
const LATE = 4;
/** The database is killed at most this long after the first call, in milliseconds. */
const MAX_LIFETIME_MS = 120;
/** Time from the kill to the first successful purchase, in seconds. */
const FIRST_SUCCESS_SECONDS = 10;
/** However slow the machine is, in milliseconds. */
const MAX_MS = 90_000;

interface Buyer {
  readonly person: Person;
  readonly token: string;
}

/** Purchase that was answered as paid or pending, and when. */
interface Sale {
  readonly accountId: string;
  readonly at: number;
}

const newBuyers = async (installation: Installation): Promise<Buyer[]> => {
  const people = await newPeople(installation, PEOPLE_PER_KILL);
  return Promise.all(people.map(async (person) => ({ person, token: await newCardToken(installation) })));
};

/** Null where the buyer was told something else, or nothing. */
const sell = async ({ origin }: Node, { person, token }: Buyer): Promise<Sale | null> => {
  const order = { sku: 'WEB_BASIC_ANNUAL_USD', token_id: token, terms_accepted: true };
  const response = await askUntilAnswered(() => origin, 'purchase', order, { as: person.accessToken });
  return response?.status === 200 ? { accountId: person.accountId, at: performance.now() } : null;
};

/** Sells while the database is killed and comes back; gives what was sold, and how long after the kill the first was, in seconds. */
const sellThroughKill = async ({ cluster }: Given, node: Node, buyers: readonly Buyer[], lifeMs: number) => {
  const [late, waiting] = [buyers.slice(0, LATE), buyers.slice(LATE)];
  const sales: (Sale | null)[] = [];
  const selling = Array.from({ length: BUYERS }, async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) sales.push(await sell(node, buyer));
  });
  await pause(lifeMs);
  await cluster.kill();
  const killedAt = performance.now();
  selling.push(...late.map(async (buyer) => void sales.push(await sell(node, buyer))));
  await cluster.start();
  const backAfter = (performance.now() - killedAt) / 1000;
  await Promise.all(selling);
  const sold = sales.filter((sale) => sale !== null);
  const first = Math.min(...sold.map(({ at }) => at).filter((at) => at > killedAt));
  return { sold, gaveUp: sales.length - sold.length, outage: (first - killedAt) / 1000, backAfter };
};

/** How many of those who were told so have no plan that is paid for. */
const countLost = async ({ connection }: Installation, sold: readonly Sale[]): Promise<number> => {
  const { rows } = await connection.query(
    `select count(distinct i.account_id)::int as count from invoices i join subscriptions s on s.id = i.subscription_id
     where i.state = 'paid' and i.account_id = any($1)`,
    [sold.map(({ accountId }) => accountId)],
  );
  return sold.length - Number(rows[0]?.count);
};

export const killDatabase: Experiment = {
  name: 'R3',
  about: 'PostgreSQL is killed while people buy',
  run: async (given) => {
    const kills = given.quick ? 5 : 50;
    const chance = seeded(given.seed);
    const installation = await newInstallation(given.cluster, 'kill_database');
    try {
      const first = await newBuyers(installation);
      const node = await installation.startNode();
      const from = performance.now();
      // A node that has only just begun has not begun all that it does.
      const rounds = [await sellThroughKill(given, node, first, chance.below(MAX_LIFETIME_MS))];
      while (rounds.length < kills && performance.now() - from < MAX_MS)
        rounds.push(await sellThroughKill(given, node, await newBuyers(installation), chance.below(MAX_LIFETIME_MS)));
      const sold = rounds.flatMap((round) => round.sold);
      const seconds = await untilSettled(installation);
      const balance = await balanceOf(installation.connection);
      const worst = Math.max(...rounds.map(({ outage }) => outage));
      return {
        did: `${rounds.length} kills of PostgreSQL`,
        figures: [
          none('lost', balance.lost + (await countLost(installation, sold))),
          none('double', balance.double),
          none('unbalanced', balance.unbalanced),
          none('gave up', balance.unsettled + rounds.reduce((sum, { gaveUp }) => sum + gaveUp, 0)),
          none('app ended', node.process().process.exitCode === null ? 0 : 1),
          within('first success after', worst, FIRST_SUCCESS_SECONDS),
        ],
        notes: [
          `${sold.length} purchases, the last charge known after ${seconds.toFixed(0)} s`,
          `PostgreSQL itself was away for ${Math.max(...rounds.map(({ backAfter }) => backAfter)).toFixed(1)} s at the most`,
          ...(rounds.length < kills ? [`time was up before ${kills} kills`] : []),
        ],
      };
    } finally {
      await installation.close();
    }
  },
};
