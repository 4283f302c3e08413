import { compareRates } from '../compare-rates.ts';
import { leftOut } from '../line.ts';
import { answerBytes } from '../site/answer-bytes.ts';
import { clientOf, signInPremium } from '../site/calls.ts';
import type { Row } from './row.ts';

const ROW = 'playlist of the channel, gzip';

/** The channel's playlist of its best picture, as every viewer asks for it every few seconds. */
export const livePlaylistRow: Row = {
  name: 'live playlist',
  measure: async (bench) => {
    const [site, limits] = [await bench.site(), await bench.limits()];
    const { token } = await signInPremium(site);
    const signed = await clientOf(site, token)
      .playLive({})
      .catch(() => null);
    if (!signed) return [leftOut(ROW, 'the channel is off air')];
    const master = new URL(signed.manifest_url, site.origin).href;
    const named = (await (await fetch(master)).text()).split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    const playlist = new URL(named.at(-1) ?? '', master);
    const headers = { 'accept-encoding': 'gzip' };
    await limits.serve({ path: '/live-playlist', ...(await answerBytes(playlist.href, headers)) });
    return [
      await compareRates(bench, {
        row: ROW,
        ours: { port: site.port, workers: site.workers, calls: [{ method: 'GET', path: playlist.pathname, headers }] },
        limit: {
          port: limits.port,
          workers: { pids: [limits.pid] },
          calls: [{ method: 'GET', path: '/live-playlist', headers }],
        },
        limitName: 'node:http',
        target: 0.85,
      }),
    ];
  },
};
