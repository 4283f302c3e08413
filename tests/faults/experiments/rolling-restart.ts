import { setTimeout as pause } from 'node:timers/promises';
import type { OperationName } from '@madang/contract/routes.ts';
import { balanceOf } from '../world/balance.ts';
import { askOnce } from '../world/calls.ts';
import { type Installation, newInstallation, type Node } from '../world/installation.ts';
import { newCardToken, newPeople, type Person } from '../world/people.ts';
import { FAIL_SECONDS, startProxy } from '../world/proxy.ts';
import { type Chance, seeded } from '../world/seeded.ts';
import { untilSettled } from '../world/until-settled.ts';
import { type Experiment, none } from './experiment.ts';

const NODES = 2;
const VIEWERS = 8;
/** A viewer pauses so long between two calls, at the most, in milliseconds. */
const PAUSE_MS = 40;
/** Until the proxy asks a node again that it has left alone: it counts whole seconds, and the first answer has to come. In milliseconds. */
const KNOWN_AFTER_MS = (FAIL_SECONDS + 3) * 1000;
const FILM = '50';
const SHOWS = '31';

interface Call {
  readonly name: OperationName;
  readonly input: object;
  readonly as?: string;
}

/** Mostly reads, some heartbeats, and a purchase now and then. */
const nextCall = async (installation: Installation, person: Person, chance: Chance, beat: number): Promise<Call> => {
  const kind = chance.below(20);
  const as = person.accessToken;
  if (kind < 8) return { name: 'listCollection', input: { collection_id: SHOWS, limit: '24', offset: String(chance.below(24)) } };
  if (kind < 12) return { name: 'listSessions', input: {}, as };
  if (kind < 14) return { name: 'getActiveSubscription', input: {}, as };
  if (kind < 19) {
    const report = { content_id: FILM, event: 'progress', position: beat, sequence: beat, playback_id: person.sessionId };
    return { name: 'trackWatch', input: report, as };
  }
  const [buyer] = await newPeople(installation, 1);
  const order = { sku: 'WEB_BASIC_ANNUAL_USD', token_id: await newCardToken(installation), terms_accepted: true };
  return { name: 'purchase', input: order, ...(buyer && { as: buyer.accessToken }) };
};

interface Watched {
  calls: number;
  purchases: number;
  readonly failed: string[];
}

const view = async (
  installation: Installation,
  origin: string,
  { chance, watched, isOver }: { readonly chance: Chance; readonly watched: Watched; readonly isOver: () => boolean },
): Promise<void> => {
  const [person] = await newPeople(installation, 1);
  if (!person) return;
  for (let beat = 1; !isOver(); beat += 1) {
    const { name, input, as } = await nextCall(installation, person, chance, beat);
    const response = await askOnce(origin, name, input, as);
    watched.calls += 1;
    if (name === 'purchase') watched.purchases += 1;
    if (typeof response === 'string' || response.status !== 200)
      watched.failed.push(`${name}: ${typeof response === 'string' ? response : `${response.status} ${response.reason}`}`);
    await pause(chance.below(PAUSE_MS));
  }
};

/** One node after the other; each is there again, and known to be, before the next one goes. */
const roll = async (nodes: readonly Node[]): Promise<void> => {
  for (const node of nodes) {
    await node.stopAndStart();
    await pause(KNOWN_AFTER_MS);
  }
};

export const rollingRestart: Experiment = {
  name: 'R21',
  about: 'two nodes behind nginx are restarted in turns while people watch and buy',
  run: async ({ cluster, quick, seed }) => {
    const [rolls, calls] = quick ? [1, 1000] : [4, 5000];
    const installation = await newInstallation(cluster, 'rolling_restart');
    const nodes: Node[] = [];
    while (nodes.length < NODES) nodes.push(await installation.startNode());
    const proxy = await startProxy(nodes.map(({ port }) => port));
    try {
      if (proxy === null) return { missing: 'nginx is not installed' };
      const watched: Watched = { calls: 0, purchases: 0, failed: [] };
      let isRolled = false;
      const isOver = (): boolean => isRolled && watched.calls >= calls;
      const viewers = Array.from({ length: VIEWERS }, (_, index) =>
        view(installation, proxy.origin, { chance: seeded(seed + index), watched, isOver }),
      );
      for (let done = 0; done < rolls; done += 1) await roll(nodes);
      isRolled = true;
      await Promise.all(viewers);
      await untilSettled(installation);
      const { lost, double, unbalanced, unsettled } = await balanceOf(installation.connection);
      return {
        did: `${rolls * NODES} restarts, ${watched.calls} calls`,
        figures: [
          none('failed', watched.failed.length),
          none('lost', lost + unsettled),
          none('double', double),
          none('unbalanced', unbalanced),
        ],
        notes: [`${watched.purchases} of the calls are purchases`, ...new Set(watched.failed)],
      };
    } finally {
      await proxy?.close();
      await installation.close();
    }
  },
};
