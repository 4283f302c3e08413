import { type Line, timeVerdict } from '../line.ts';
import { sendAtTimes, type TimedAnswer, type TimedCall } from '../load/open-loop.ts';
import { quantile } from '../measure/median.ts';
import { cpuPressure } from '../measure/cpu-pressure.ts';
import { pathOf, PEOPLE_WITH_PASSWORD, signInPremium } from '../site/calls.ts';
import type { Row } from './row.ts';

const ROW = 'other calls while 50 a second sign in';
const SIGN_INS_A_SECOND = 50;
const OTHERS_A_SECOND = 100;
const SECONDS = 6;
/** Highest 99th percentile of other requests during the burst, in milliseconds. */
const MAX_MS = 200;

const evenly = (aSecond: number, make: (index: number) => Omit<TimedCall, 'at'>): readonly TimedCall[] =>
  Array.from({ length: aSecond * SECONDS }, (_, index) => ({ at: (index * 1000) / aSecond, ...make(index) }));
const p99Of = (answers: readonly TimedAnswer[]): number =>
  quantile(
    answers.map(({ took }) => took),
    0.99,
  );
const failedOf = (answers: readonly TimedAnswer[]): number => answers.filter(({ status }) => status !== 200).length;

/** Password hashing is slow on purpose. A burst of sign-ins must not delay other requests. */
export const signInBurstRow: Row = {
  name: 'sign-in burst',
  measure: async (bench): Promise<readonly Line[]> => {
    const site = await bench.site();
    const { port } = site;
    const { token } = await signInPremium(site);
    const others = evenly(OTHERS_A_SECOND, () => ({
      port,
      method: 'GET',
      path: pathOf('listFavorites'),
      headers: { authorization: token },
    }));
    const signIns = evenly(SIGN_INS_A_SECOND, (index) => {
      const person = PEOPLE_WITH_PASSWORD[index % PEOPLE_WITH_PASSWORD.length];
      const body = JSON.stringify({ email: person?.email, password: person?.password });
      const from = `127.2.${Math.floor(index / 250)}.${(index % 250) + 1}`;
      return { port, method: 'POST', path: pathOf('signIn'), body, from };
    });
    // Alone first, so that both are warm and there is something to compare with.
    const alone = await sendAtTimes(others);
    const [beside, signedIn] = await Promise.all([sendAtTimes(others), sendAtTimes(signIns)]);
    const pressure = cpuPressure();
    const [calm, busy] = [p99Of(alone), p99Of(beside)];
    const failed = failedOf(alone) + failedOf(beside) + failedOf(signedIn);
    return [
      {
        row: ROW,
        ours: `${busy.toFixed(0)} ms`,
        limit: `${calm.toFixed(0)} ms alone`,
        ratio: (busy / calm).toFixed(2),
        target: `≤ ${MAX_MS} ms`,
        verdict: failed > 0 ? 'failed' : timeVerdict(busy <= MAX_MS, pressure),
        p99: `${busy.toFixed(0)} / ${calm.toFixed(0)}`,
        pressure,
        note: `p99 of signing in ${p99Of(signedIn).toFixed(0)} ms, failed calls ${failed}`,
      },
    ];
  },
};
