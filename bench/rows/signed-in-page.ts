import { UserError } from '../../tools/steps/run.ts';
import { compareRates } from '../compare-rates.ts';
import { answerBytes } from '../site/answer-bytes.ts';
import { cookieOf, signInPremium } from '../site/calls.ts';
import { HOME } from '../site/site.ts';
import type { Row } from './row.ts';

/** The limit is React's renderToString of the same tree, without the components that made it. Uncompressed on both sides. */
export const signedInPageRow: Row = {
  name: 'page signed in',
  measure: async (bench) => {
    const [site, limits] = [await bench.site(), await bench.limits()];
    const headers = { cookie: cookieOf(await signInPremium(site)) };
    const { body, headers: given } = await answerBytes(site.origin + HOME, headers);
    if (given['cache-control'] !== 'no-store') throw new UserError('The page does not know who is signed in.');
    await limits.render(body.toString());
    return [
      await compareRates(bench, {
        row: 'page, signed in',
        ours: { port: site.port, workers: site.workers, calls: [{ method: 'GET', path: HOME, headers }] },
        limit: { port: limits.port, workers: { pids: [limits.pid] }, calls: [{ method: 'GET', path: '/render', headers }] },
        limitName: 'renderToString',
        target: 0.4,
        connections: 8,
      }),
    ];
  },
};
