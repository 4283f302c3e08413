import { relative } from 'node:path';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { DEMO_CAMPAIGNS, DEMO_PASSES } from '@madang/fixtures/codes.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@madang/fixtures/people.ts';
import { buildServer } from '../steps/build-server.ts';
import { buildWeb } from '../steps/build-web.ts';
import { applyDemoSettings } from '../steps/demo-settings.ts';
import { createDemoWorld } from '../steps/demo-world.ts';
import { ROOT } from '../steps/root.ts';
import { command, heading, say } from '../steps/say.ts';
import { exitWithServer, serve, type Listening } from '../steps/serve.ts';
import { requireDatabase, requireFreePorts, settings } from '../steps/preconditions.ts';

const SHOWN = 6;

const welcome = ({ url, database, mailbox }: Listening, dataDir: string): void => {
  heading(`Madang is open at ${url}`);
  say(
    database === 'embedded'
      ? `Rows are kept by the embedded database in ${relative(ROOT, dataDir)}; set DATABASE_URL for a PostgreSQL.`
      : 'Rows are kept by the PostgreSQL at DATABASE_URL.',
  );
  if (mailbox !== null) say(`Mails are not sent but shown at ${mailbox}`);
  say(`\nSign in with the password ${DEMO_PASSWORD} as`);
  for (const { email, note } of DEMO_PEOPLE.slice(0, SHOWN)) say(`  ${email.padEnd(24)} ${note}`);
  say(`  and ${DEMO_PEOPLE.length - SHOWN} more, in packages/fixtures/src/people.ts`);
  say('\nCodes for /plan/coupon, and a card for /premiumPass');
  for (const { codes, note, isOver } of DEMO_CAMPAIGNS) if (!isOver) say(`  ${shownCode(codes[0])} ${note}`);
  say(`  ${shownCode(DEMO_PASSES[0])} a premium pass, for one`);
  say('  and more, in packages/fixtures/src/codes.ts\n\nStop with Ctrl+C.');
};

/**
 * Builds the pages and the demo world unless they are up to date, then starts the server. `--draft` draws small pictures
 * fast; the journeys use it.
 */
await command(async () => {
  applyDemoSettings();
  const set = settings();
  await requireFreePorts(set);
  await requireDatabase(set);
  await buildWeb(() => say('Building the pages …'));
  await buildServer();
  await createDemoWorld({ ...set, drafts: process.argv.includes('--draft') });
  const { server, listening } = serve();
  exitWithServer(server);
  const first = await listening;
  if (first) welcome(first, set.dataDir);
});
