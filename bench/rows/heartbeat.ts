import { DEMO_PEOPLE } from '@madang/fixtures/people.ts';
import { compareRates } from '../compare-rates.ts';
import { leftOut } from '../line.ts';
import type { LoadCall } from '../load/load.ts';
import { clientOf, findPlaying, pathOf, signInAs, signInPremium } from '../site/calls.ts';
import type { Row } from './row.ts';

const ROW = 'heartbeat of a device that plays';
const PEOPLE = 8;

/** Devices of several accounts that go on playing: each is held to its account's limit, and hears whether it still may. */
export const heartbeatRow: Row = {
  name: 'heartbeat',
  measure: async (bench) => {
    const [site, limits, databaseUrl] = [await bench.site(), await bench.limits(), await bench.databaseUrl()];
    if (databaseUrl === null) return [leftOut(ROW, 'its limit needs a PostgreSQL')];
    const playing = await findPlaying(site, await signInPremium(site));
    if (!playing) return [leftOut(ROW, 'no film of the demo world is in the media folder')];
    const people = await Promise.all(DEMO_PEOPLE.slice(0, PEOPLE).map((person) => signInAs(site, person)));
    const calls: LoadCall[] = [];
    for (const { token } of people) {
      const started = await clientOf(site, token)
        .playVideo({ content_id: playing.contentId })
        .catch(() => null);
      if (started)
        calls.push({
          method: 'POST',
          path: pathOf('renewStream'),
          headers: { authorization: token, 'content-type': 'application/json' },
          body: JSON.stringify({ address: started.manifest_url }),
        });
    }
    if (calls.length === 0) return [leftOut(ROW, 'no demo account may watch the film')];
    return [
      await compareRates(bench, {
        row: ROW,
        ours: {
          port: site.port,
          workers: site.workers,
          calls,
        },
        limit: {
          port: limits.port,
          workers: { pids: [limits.pid], database: new URL(databaseUrl).pathname.slice(1) },
          calls: [{ method: 'POST', path: '/upsert', body: '{"sequence":$N}' }],
        },
        limitName: 'Node + pg upsert',
      }),
    ];
  },
};
