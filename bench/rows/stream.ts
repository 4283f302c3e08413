import type { Bench } from '../bench.ts';
import { compareRates } from '../compare-rates.ts';
import { leftOut } from '../line.ts';
import { startNginx } from '../limits/nginx.ts';
import { answerBytes } from '../site/answer-bytes.ts';
import { findPlaying, signInPremium } from '../site/calls.ts';
import type { Row } from './row.ts';

const NO_FILM = 'no film of the demo world is in the media folder';
const SEGMENT_CONNECTIONS = 8;
/** As many as fit into the site's memory beside each other. */
const MAX_SEGMENTS = 4;

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** The addresses that a playlist names, in its order. */
const entriesOf = (playlist: string, base: string): string[] =>
  playlist
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new URL(line, base).href);

interface Stream {
  readonly master: string;
  readonly playlist: string;
  readonly segments: readonly string[];
}

/** The playlists and the segments of the best picture of a film that plays here. */
const findStream = async (bench: Bench): Promise<Stream | null> => {
  const site = await bench.site();
  const playing = await findPlaying(site, await signInPremium(site));
  if (!playing) return null;
  const master = new URL(playing.manifest, site.origin).href;
  const playlist = entriesOf(await textOf(master), master).at(-1) ?? master;
  const segments = [...new Set(entriesOf(await textOf(playlist), playlist))];
  return { master, playlist, segments };
};

export const playlistRow: Row = {
  name: 'playlist',
  measure: async (bench) => {
    const stream = await findStream(bench);
    const row = 'playlist of a film, gzip';
    if (!stream) return [leftOut(row, NO_FILM)];
    const [site, limits] = [await bench.site(), await bench.limits()];
    const headers = { 'accept-encoding': 'gzip' };
    await limits.serve({ path: '/playlist', ...(await answerBytes(stream.playlist, headers)) });
    return [
      await compareRates(bench, {
        row,
        ours: {
          port: site.port,
          workers: site.workers,
          calls: [{ method: 'GET', path: new URL(stream.playlist).pathname, headers }],
        },
        limit: { port: limits.port, workers: { pids: [limits.pid] }, calls: [{ method: 'GET', path: '/playlist', headers }] },
        limitName: 'node:http',
      }),
    ];
  },
};

export const segmentRow: Row = {
  name: 'segment',
  measure: async (bench) => {
    const stream = await findStream(bench);
    if (!stream) return [leftOut('segment', NO_FILM)];
    const [site, limits] = [await bench.site(), await bench.limits()];
    const answers = await Promise.all(stream.segments.slice(0, MAX_SEGMENTS).map((url) => answerBytes(url, {})));
    const kibibytes = Math.round(answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length / 1024);
    const paths = stream.segments.slice(0, MAX_SEGMENTS).map((url) => new URL(url).pathname);
    const nginx = await startNginx(answers.map(({ body }) => body));
    for (const [index, answer] of answers.entries()) await limits.serve({ path: `/${index}`, ...answer });
    try {
      return [
        await compareRates(bench, {
          row: `segment, ${kibibytes} KiB`,
          ours: { port: site.port, workers: site.workers, calls: paths.map((path) => ({ method: 'GET', path })) },
          limit: {
            port: nginx?.port ?? limits.port,
            workers: { pids: nginx ? [nginx.pid] : [limits.pid] },
            calls: answers.map((_, index) => ({ method: 'GET', path: `/${index}` })),
          },
          limitName: nginx ? 'nginx' : 'node:http',
          target: 0.14,
          connections: SEGMENT_CONNECTIONS,
        }),
      ];
    } finally {
      nginx?.stop();
    }
  },
};
