import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { World } from './demo-world.ts';
import { ROOT } from './root.ts';
import { UserError } from './run.ts';

const FOLDER = join(ROOT, '.cache/journeys');
const PICTURES = 'artwork';

/** Template world for journeys, with draft pictures. No server opens it: it is copied, learned keywords included. */
export const TEMPLATE_WORLD: World = { dataDir: join(FOLDER, 'untouched'), databaseUrl: null, drafts: true };

export interface JourneyWorld {
  readonly port: number;
  readonly address: string;
  /** Separate origin of the card fields. */
  readonly payPort: number;
  readonly payAddress: string;
  readonly dataDir: string;
}

/** First port. Two checkouts on one machine can run journeys at once with different values. */
const FIRST_PORT = Number(process.env['JOURNEYS_PORT'] ?? 4610);

/** Offset beyond the ports of the worlds, the live channel's servers and the test identity provider. */
const PAY_PORTS_AFTER = 20;

const worldOn = (port: number): JourneyWorld => ({
  port,
  address: `http://127.0.0.1:${port}`,
  payPort: port + PAY_PORTS_AFTER,
  payAddress: `http://127.0.0.1:${port + PAY_PORTS_AFTER}`,
  dataDir: join(FOLDER, `worlds/${port}`),
});

/** One world and server per worker that runs journeys: accounts, shelves and rate limits are isolated. */
export const JOURNEY_WORLDS = [
  worldOn(FIRST_PORT),
  worldOn(FIRST_PORT + 1),
  worldOn(FIRST_PORT + 2),
  worldOn(FIRST_PORT + 3),
] as const;

/** World of the server on a port. Throws where journeys have no server on it. */
export const journeyWorld = (port: number): JourneyWorld => {
  const world = JOURNEY_WORLDS.find((each) => each.port === port);
  if (!world) throw new UserError(`The journeys have no server on port ${port}.`);
  return world;
};

/** Resets a folder to the template: copies the database and links the pictures, which no server changes. */
export const copyWorld = (from: string, to: string): void => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== PICTURES });
  // On Windows a junction needs no privileges. Other systems ignore the type and make a symbolic link.
  symlinkSync(join(from, PICTURES), join(to, PICTURES), 'junction');
};
