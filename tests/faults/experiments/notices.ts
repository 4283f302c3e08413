import { balanceOf } from '../world/balance.ts';
import { type Installation, newInstallation } from '../world/installation.ts';
import { forgeNotice, newNotice, type Notice, sendNotice, untilGoneAfter } from '../world/payment-notices.ts';
import { several } from '../world/people.ts';
import { answerAll, countAsAnswered, newPayers, type Payer, possessionsOf, storiesFor } from '../world/waiting-payers.ts';
import { exactly, type Experiment, none } from './experiment.ts';

const TIMES = 3;

interface Stage {
  readonly installation: Installation;
  readonly origins: readonly [string, string];
}

/** Each notice once, one after the other; gives how many were refused. */
const tellInOrder = async ({ installation, origins: [origin] }: Stage, notices: readonly Notice[]): Promise<number> => {
  let refused = 0;
  for (const notice of notices) if ((await sendNotice(installation, origin, notice)) !== 204) refused += 1;
  await untilGoneAfter(installation);
  return refused;
};

/** Each notice three times at once, at both nodes, the last of all first; gives how many were refused. */
const tellInDisorder = async ({ installation, origins }: Stage, notices: readonly Notice[]): Promise<number> => {
  const sent = notices.toReversed().flatMap((notice) => Array.from({ length: TIMES }, () => notice));
  const answers = await several(sent.length, (index) =>
    sendNotice(installation, origins[index % 2 === 0 ? 0 : 1], sent[index] as Notice),
  );
  await untilGoneAfter(installation);
  return answers.filter((status) => status !== 204).length;
};

/** Forges notices of charges of which no true one has come; gives how many, and how many were taken, kept or gone after. */
const forgeAll = async ({ installation, origins: [origin] }: Stage, payers: readonly Payer[]) => {
  const { connection } = installation;
  const keys = payers.map(({ answered }) => answered.key);
  const countIn = async (statement: string): Promise<number> =>
    Number((await connection.query(statement, [keys])).rows[0]?.count);
  const asks = () => countIn('select sum(asks) as count from payment_attempts where id = any($1)');
  const before = await asks();
  const tried = await several(keys.length, (index) => forgeNotice(installation, origin, newNotice(keys[index] as string)));
  await untilGoneAfter(installation);
  const taken = tried.reduce((sum, one) => sum + one.taken, 0);
  const kept = await countIn('select count(*) from payment_notices where attempt_id = any($1)');
  return {
    forged: tried.reduce((sum, one) => sum + one.sent, 0),
    accepted: Math.max(taken, kept, (await asks()) - before),
  };
};

export const notices: Experiment = {
  name: 'R7',
  about: 'notices of payments come three times, in reverse and three days late, or are forged',
  run: async ({ cluster, quick }) => {
    const stories = storiesFor(quick ? 1 : 3);
    const installation = await newInstallation(cluster, 'notices');
    try {
      const [{ origin }, other] = [await installation.startNode(), await installation.startNode()];
      const stage: Stage = { installation, origins: [origin, other.origin] };
      const waits = (payers: readonly Payer[]) => payers.map((payer) => payer.waits);
      const answered = (payers: readonly Payer[]) => payers.map((payer) => payer.answered);

      const ordered = await newPayers(installation, origin, stories);
      let refused = await tellInOrder(stage, waits(ordered));
      await answerAll(installation, origin, ordered);
      refused += await tellInOrder(stage, answered(ordered));

      const disordered = await newPayers(installation, origin, stories);
      await answerAll(installation, origin, disordered);
      const { forged, accepted } = await forgeAll(stage, disordered);
      const times = [...waits(disordered), ...answered(disordered)];
      refused += await tellInDisorder(stage, times);

      const [inOrder, inDisorder] = [await possessionsOf(installation, ordered), await possessionsOf(installation, disordered)];
      const { met, all } = await countAsAnswered(installation, [...ordered, ...disordered]);
      const balance = await balanceOf(installation.connection);
      return {
        did: `${times.length} notices ${TIMES} times in reverse, ${forged} forged`,
        figures: [
          exactly('as in order', inDisorder.filter((end, index) => end === inOrder[index]).length, stories.length),
          exactly('as the banks answered', met, all),
          none('forged accepted', accepted),
          none('refused', refused),
          none('left', await untilGoneAfter(installation)),
          none('lost', balance.lost),
          none('double', balance.double),
          none('unbalanced', balance.unbalanced),
        ],
        notes: [
          `${stories.length} charges in each order, half of them reported three days late; ${new Set(inOrder).size} different ends`,
        ],
      };
    } finally {
      await installation.close();
    }
  },
};
