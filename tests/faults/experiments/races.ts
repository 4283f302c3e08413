import { askOnce, type NoAnswer, type CallResponse } from '../world/calls.ts';
import { newFreeMonths } from '../world/coupon-codes.ts';
import { type Installation, newInstallation, type Node } from '../world/installation.ts';
import { GOOD_CARDS, newCardToken, newPeople, type Person, several } from '../world/people.ts';
import { exactly, type Experiment, type Figure, type Given, none, type Result, sizeOf } from './experiment.ts';

const NODES = 2;
/** An account may save at most three cards. */
const CARDS = 3;
/** Status when the database's connection pool is exhausted for too long. */
const BUSY = 503;
/** Status for a missing or expired token, which invalidates a race. */
const UNKNOWN = 401;
/** Races that the same racers take part in, while their tokens live. */
const HEAT = 40;
const CODES = { quick: 10, usual: 40, whole: 1000 };
const TRIALS = { quick: 5, usual: 10, whole: 500 };

interface Track {
  readonly installation: Installation;
  /** Turns by turns. */
  readonly origin: (racer: number) => string;
}

/** Two nodes over a database of their own, for as long as a race takes. */
const onTwoNodes =
  (name: string, race: (track: Track, given: Given) => Promise<Result>) =>
  async (given: Given): Promise<Result> => {
    const installation = await newInstallation(given.cluster, name);
    try {
      const nodes: Node[] = [];
      while (nodes.length < NODES) nodes.push(await installation.startNode());
      return await race({ installation, origin: (racer) => nodes[racer % NODES]?.origin ?? '' }, given);
    } finally {
      await installation.close();
    }
  };

const isAnswered = (response: CallResponse | NoAnswer): response is CallResponse => typeof response !== 'string';
const isDone = (response: CallResponse | NoAnswer): boolean => isAnswered(response) && response.status === 200;
/** A broken response: no answer, a lost session, or a server error. 503 under load is no fault. */
const isBroken = (response: CallResponse | NoAnswer): boolean =>
  !isAnswered(response) || response.status === UNKNOWN || (response.status >= 500 && response.status !== BUSY);
const broken = (answers: readonly (CallResponse | NoAnswer)[]): Figure => none('broken', answers.filter(isBroken).length);
const turnedAway = (answers: readonly (CallResponse | NoAnswer)[]): readonly string[] => {
  const count = answers.filter((response) => isAnswered(response) && response.status === BUSY).length;
  return count === 0 ? [] : [`${count} of ${answers.length} calls were refused as busy`];
};

const countIn = async ({ connection }: Installation, statement: string): Promise<number> =>
  Number((await connection.query(statement)).rows[0]?.count);

const raceForCodes = async ({ installation, origin }: Track, given: Given): Promise<Result> => {
  const [racers, codes] = [given.quick ? 100 : 200, sizeOf(given, CODES)];
  let people: Person[] = [];
  const answers: (CallResponse | NoAnswer)[] = [];
  let wonOnce = 0;
  for (const [turn, code] of (await newFreeMonths(installation, codes)).entries()) {
    if (turn % HEAT === 0) people = [...(await newPeople(installation, racers))];
    const race = await Promise.all(
      people.map((person, racer) => askOnce(origin(racer), 'redeemCoupon', { code }, person.accessToken)),
    );
    answers.push(...race);
    if (race.filter(isDone).length === 1) wonOnce += 1;
    const winner = race.findIndex(isDone);
    const [next] = await newPeople(installation, 1);
    if (winner >= 0 && next) people[winner] = next;
  }
  const spent = await countIn(installation, 'select count(*) from codes where redeemed_by is not null');
  const redemptions = await countIn(installation, 'select count(*) from code_redemptions');
  const begun = await countIn(installation, 'select count(*) from subscriptions');
  return {
    did: `${racers} racers × ${codes} codes, ${NODES} nodes`,
    figures: [
      exactly('won by one', wonOnce, codes),
      exactly('spent', spent, codes),
      exactly('redemptions', redemptions, codes),
      exactly('plans', begun, codes),
      broken(answers),
    ],
    notes: turnedAway(answers),
  };
};

const raceForTrials = async ({ installation, origin }: Track, given: Given): Promise<Result> => {
  const [racers, accounts] = [given.quick ? 50 : 200, sizeOf(given, TRIALS)];
  const answers: (CallResponse | NoAnswer)[] = [];
  let wonOnce = 0;
  for (let turn = 0; turn < accounts; turn += 1) {
    // Accounts are created just in time: tokens made in advance would expire before the last turn.
    const [person] = await newPeople(installation, 1);
    // With a token of their own each, they are different purchases of the same thing.
    const tokens = await several(racers, () => newCardToken(installation));
    const race = await Promise.all(
      tokens.map((token, racer) => {
        const order = { sku: 'WEB_BASIC_MONTHLY_USD', token_id: token, terms_accepted: true };
        return askOnce(origin(racer), 'purchase', order, person?.accessToken);
      }),
    );
    answers.push(...race);
    if (race.filter(isDone).length === 1) wonOnce += 1;
  }
  return {
    did: `${racers} racers × ${accounts} trials, ${NODES} nodes`,
    figures: [
      exactly('won by one', wonOnce, accounts),
      exactly('granted', await countIn(installation, 'select count(*) from trial_grants'), accounts),
      exactly('plans', await countIn(installation, "select count(*) from subscriptions where status = 'FREE_TRIAL'"), accounts),
      none('charged', await countIn(installation, 'select count(*) from sandbox_charges')),
      broken(answers),
    ],
    notes: turnedAway(answers),
  };
};

const raceForCards = async ({ installation, origin }: Track, { quick }: Given): Promise<Result> => {
  const accounts = quick ? 10 : 25;
  const answers: (CallResponse | NoAnswer)[] = [];
  for (const { accessToken } of await newPeople(installation, accounts)) {
    const tokens = await Promise.all(GOOD_CARDS.map((number) => newCardToken(installation, number)));
    const race = tokens.map((token, racer) =>
      askOnce(origin(racer), 'addBillingInfo', { token_id: token, primary: racer % 2 === 0 }, accessToken),
    );
    answers.push(...(await Promise.all(race)));
  }
  const kept = 'select account_id from billing_instruments where removed_at is null group by account_id';
  return {
    did: `${GOOD_CARDS.length} cards at once × ${accounts} accounts, ${NODES} nodes`,
    figures: [
      exactly(
        'with three',
        await countIn(installation, `select count(*) from (${kept} having count(*) = ${CARDS}) as k`),
        accounts,
      ),
      exactly(
        'with one primary',
        await countIn(installation, `select count(*) from (${kept} having count(*) filter (where is_primary) = 1) as k`),
        accounts,
      ),
      none('confirmed without a card', Math.max(0, answers.filter(isDone).length - CARDS * accounts)),
      broken(answers),
    ],
    notes: turnedAway(answers),
  };
};

export const codeRace: Experiment = {
  name: 'R9',
  about: 'many redeem one code at once',
  run: onTwoNodes('race_for_codes', raceForCodes),
};
export const trialRace: Experiment = {
  name: 'R10',
  about: 'one account begins its trial many times at once',
  run: onTwoNodes('race_for_trials', raceForTrials),
};
export const cardRace: Experiment = {
  name: 'R13',
  about: 'ten cards are added at once',
  run: onTwoNodes('race_for_cards', raceForCards),
};
