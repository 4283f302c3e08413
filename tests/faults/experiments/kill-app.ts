import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { balanceOf } from '../world/balance.ts';
import { askUntilAnswered, type CallResponse } from '../world/calls.ts';
import { newFreeMonths } from '../world/coupon-codes.ts';
import { type Installation, newInstallation, type Node } from '../world/installation.ts';
import { newCardToken, newPeople, type Person } from '../world/people.ts';
import { type Chance, seeded } from '../world/seeded.ts';
import { untilSettled } from '../world/until-settled.ts';
import { type Experiment, none } from './experiment.ts';

const NODES = 4;
const ACTORS = 12;
/** A node is killed at most this long after it listens, in milliseconds. */
const MAX_LIFETIME_MS = 1500;
/** However slow the machine is, in milliseconds. */
const MAX_MS = 130_000;
/** Timeout longer than all kills together: a call without an answer by then never gets one. */
const TIMEOUT_MS = 2 * MAX_MS;
const FILM = '50';

/** What a response promised an account, checked in the end. */
interface Promised {
  readonly person: Person;
  readonly plan: 'Basic' | 'Premium';
  /** How many bills must be paid: none for a code, one for a purchase, two with a change. */
  readonly bills: number;
}

interface Diary {
  readonly promised: Promised[];
  /** The last position of a film that a server said it had kept. */
  readonly positions: Map<string, number>;
  /** What came back that nothing explains, and what never came back. */
  readonly faults: string[];
  calls: number;
  /** Calls that a kill cut off. */
  cut: number;
}

interface Stage {
  readonly installation: Installation;
  readonly origin: () => string;
  readonly diary: Diary;
}

const ask = async (
  { origin, diary }: Stage,
  person: Person | null,
  name: Parameters<typeof askUntilAnswered>[1],
  input: object,
): Promise<CallResponse | null> => {
  diary.calls += 1;
  const response = await askUntilAnswered(origin, name, input, {
    ...(person && { as: person.accessToken }),
    within: TIMEOUT_MS,
    onCut: () => {
      diary.cut += 1;
    },
  });
  if (response === null) diary.faults.push(`${name}: no server answered`);
  return response;
};

/** The answers that mean that it is done, or will be; all others are faults. */
const expectOneOf = (diary: Diary, name: string, response: CallResponse | null, ...reasons: readonly string[]): void => {
  if (response !== null && response.status !== 200 && !reasons.includes(response.reason ?? ''))
    diary.faults.push(`${name}: ${response.status} ${response.reason}`);
};

const watch = async (stage: Stage, person: Person): Promise<void> => {
  const playback = randomUUID();
  for (let beat = 1; beat <= 3; beat += 1) {
    const input = { content_id: FILM, event: 'progress', position: 10 * beat, sequence: beat, playback_id: playback };
    const response = await ask(stage, person, 'trackWatch', input);
    expectOneOf(stage.diary, 'trackWatch', response);
    if (response?.status === 200) stage.diary.positions.set(person.profileId, 10 * beat);
  }
};

const refresh = async (stage: Stage, person: Person): Promise<void> => {
  const response = await ask(stage, null, 'refreshToken', { refresh_token: person.refreshToken });
  expectOneOf(stage.diary, 'refreshToken', response);
  const next = response?.object?.['refresh_token'];
  if (typeof next !== 'string') return;
  expectOneOf(stage.diary, 'refreshToken', await ask(stage, null, 'refreshToken', { refresh_token: next }));
};

const buyAndChange = async (stage: Stage, person: Person): Promise<void> => {
  const { installation, diary } = stage;
  const order = { sku: 'WEB_BASIC_ANNUAL_USD', token_id: await newCardToken(installation), terms_accepted: true };
  const bought = await ask(stage, person, 'purchase', order);
  expectOneOf(diary, 'purchase', bought, 'ALREADY_SUBSCRIBED', 'PURCHASE_UNDER_WAY');
  if (bought === null) return;
  const isPaid = bought.object?.['state'] === 'paid';
  if (isPaid) {
    const changed = await ask(stage, person, 'changePlan', { sku: 'WEB_PREMIUM_ANNUAL_USD' });
    expectOneOf(diary, 'changePlan', changed, 'PLAN_UNCHANGED', 'PURCHASE_UNDER_WAY');
  }
  diary.promised.push({ person, plan: isPaid ? 'Premium' : 'Basic', bills: isPaid ? 2 : 1 });
};

const redeem = async (stage: Stage, person: Person): Promise<void> => {
  const [code = ''] = await newFreeMonths(stage.installation, 1);
  const response = await ask(stage, person, 'redeemCoupon', { code });
  // What was asked for again had been done the first time.
  expectOneOf(stage.diary, 'redeemCoupon', response, 'COUPON_ALREADY_REDEEMED', 'ALREADY_SUBSCRIBED', 'COUPON_INVALID');
  stage.diary.promised.push({ person, plan: 'Premium', bills: 0 });
};

/** Creates accounts and runs purchases and redemptions, which must neither be lost nor done twice. */
const act = async (stage: Stage, chance: Chance, isOver: () => boolean): Promise<void> => {
  const parts = [buyAndChange, buyAndChange, redeem];
  while (!isOver()) {
    const [person] = await newPeople(stage.installation, 1);
    if (!person) return;
    const part = parts[chance.below(parts.length)] ?? redeem;
    await part(stage, person);
    await watch(stage, person);
    await refresh(stage, person);
  }
};

/** How many of the promised are not there, or are there more than once. */
const broken = async ({ connection, repositories }: Installation, { promised, positions }: Diary) => {
  let [lost, double] = [0, 0];
  for (const { person, plan, bills } of promised) {
    const running = await repositories.subscriptions.findOf(person.accountId);
    const { rows } = await connection.query(
      "select count(*)::int as count from invoices where account_id = $1 and state = 'paid' and total > 0",
      [person.accountId],
    );
    const paid = Number(rows[0]?.count);
    if (running?.plan !== plan || paid < bills) lost += 1;
    if (paid > bills) double += 1;
  }
  for (const [profileId, position] of positions) {
    const { rows } = await connection.query('select playing_time from watch_progress where profile_id = $1', [profileId]);
    if (Number(rows[0]?.playing_time ?? -1) < position) lost += 1;
  }
  return { lost, double };
};

/** Kills each node at a moment of its own, again and again, while the others go on. */
const killAll = async (nodes: readonly Node[], kills: number, chance: Chance): Promise<number> => {
  const from = performance.now();
  let killed = 0;
  await Promise.all(
    nodes.map(async (node) => {
      while (killed < kills && performance.now() - from < MAX_MS) {
        killed += 1;
        await pause(chance.below(MAX_LIFETIME_MS));
        await node.killAndStart();
      }
    }),
  );
  return killed;
};

export const killApp: Experiment = {
  name: 'R1',
  about: 'the app is killed while people buy, change, redeem, watch and renew their tokens',
  run: async ({ cluster, quick, seed }) => {
    const kills = quick ? 20 : 200;
    const installation = await newInstallation(cluster, 'kill_app');
    try {
      const nodes: Node[] = [];
      while (nodes.length < NODES) nodes.push(await installation.startNode());
      let turn = 0;
      const origin = (): string => nodes[(turn += 1) % NODES]?.origin ?? '';
      const diary: Diary = { promised: [], positions: new Map(), faults: [], calls: 0, cut: 0 };
      let isOver = false;
      const actors = Array.from({ length: ACTORS }, (_, index) =>
        act({ installation, origin, diary }, seeded(seed + index), () => isOver),
      );
      const killed = await killAll(nodes, kills, seeded(seed));
      isOver = true;
      await Promise.all(actors);
      const seconds = await untilSettled(installation);
      const [balance, promised] = [await balanceOf(installation.connection), await broken(installation, diary)];
      return {
        did: `${killed} kills`,
        figures: [
          none('lost', balance.lost + promised.lost),
          none('double', balance.double + promised.double),
          none('unbalanced', balance.unbalanced),
          none('gave up', balance.unsettled + diary.faults.length),
        ],
        notes: [
          `${diary.cut} of ${diary.calls} calls cut off, by ${diary.promised.length} people, the last charge known after ${seconds.toFixed(0)} s`,
          ...(killed < kills ? [`time was up before ${kills} kills`] : []),
          ...new Set(diary.faults),
        ],
      };
    } finally {
      await installation.close();
    }
  },
};
