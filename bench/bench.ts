import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { newKeys } from '../tools/steps/new-keys.ts';
import { ROOT } from '../tools/steps/root.ts';
import { startChromium } from './browser/chromium.ts';
import { type Limits, startLimits } from './limits/limits.ts';
import { type LoadGenerator, startLoadGenerator } from './load/load-generator.ts';
import type { Options } from './options.ts';
import { mediaFolder } from './site/media.ts';
import { type Site, startSite } from './site/site.ts';
import { makeGrownWorld } from './site/large-world.ts';
import { untilQuiet } from './site/wait-until-idle.ts';
import { benchDatabase, makeWorld } from './site/world.ts';

/** Shared test subjects of the rows. Each part starts on first use. */
export interface Bench {
  readonly options: Options;
  /** Null where no PostgreSQL answers. */
  readonly databaseUrl: () => Promise<string | null>;
  readonly embedded: () => Promise<Site>;
  /** On PostgreSQL, or on the embedded database where there is none. */
  readonly site: () => Promise<Site>;
  /** Site with a catalog grown to `titles` titles, in a folder and database of its own, after its learning jobs. */
  readonly grown: (titles: number) => Promise<Site>;
  /** Starts a fresh site for one row, which has to stop it. */
  readonly startAnew: (kind: Site['kind']) => Promise<Site>;
  readonly limits: () => Promise<Limits>;
  readonly load: () => Promise<LoadGenerator>;
  /** Null where no Chromium is found. */
  readonly chromium: () => Promise<Browser | null>;
  readonly close: () => Promise<void>;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

export const openBench = (options: Options): Bench => {
  const closing: (() => Promise<void> | void)[] = [];
  const closedLater = <T>(thing: T, close: (thing: T) => Promise<void> | void): T => {
    closing.unshift(() => close(thing));
    return thing;
  };
  const { dataDir } = options;
  const databaseUrl = once(benchDatabase);
  const media = once(mediaFolder);
  const start = async (url: string | null): Promise<Site> => startSite({ dataDir, mediaDir: await media(), databaseUrl: url });
  /** A site after its learning jobs, so that their CPU load does not fall into the first row. */
  const settled = async (started: Site): Promise<Site> => {
    const site = closedLater(started, (running) => running.stop());
    await untilQuiet(site.workers);
    return site;
  };
  const begin = async (url: string | null): Promise<Site> => {
    await makeWorld(dataDir, url);
    return settled(await start(url));
  };

  const embedded = once(() => begin(null));
  const site = once(async () => {
    const url = await databaseUrl();
    return url === null ? embedded() : begin(url);
  });
  const startAnew = async (kind: Site['kind']) => {
    const running = await (kind === 'embedded' ? embedded() : site());
    // The embedded database allows one process per folder.
    await running.stop();
    return start(kind === 'embedded' ? null : await databaseUrl());
  };
  const grownSites = new Map<number, Promise<Site>>();
  const grow = async (titles: number): Promise<Site> => {
    const folder = join(ROOT, '.cache/bench/grown', String(titles));
    await mkdir(folder, { recursive: true });
    const url = await benchDatabase(`madang_bench_${titles}`);
    await makeGrownWorld(url === null ? { folder } : { url }, titles, Date.now());
    // The rows were created without a server, and a server does not start on existing rows without their keys.
    return settled(await startSite({ dataDir: folder, mediaDir: await media(), databaseUrl: url, keys: newKeys() }));
  };
  const grown = (titles: number): Promise<Site> => {
    const known = grownSites.get(titles) ?? grow(titles);
    grownSites.set(titles, known);
    return known;
  };
  const limits = once(async () => {
    const setup = { databaseUrl: await databaseUrl(), pictures: `${dataDir}/artwork` };
    return closedLater(await startLimits(setup), (started) => started.close());
  });
  const load = once(async () => closedLater(startLoadGenerator(), (started) => started.close()));
  const chromium = once(async () => closedLater(await startChromium(), (browser) => browser?.close()));
  const close = async () => {
    for (const end of closing) await end();
  };
  return { options, databaseUrl, embedded, site, grown, startAnew, limits, load, chromium, close };
};
