import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_PAGE, settingsPage } from '../settings/settings-page.ts';
import { ROOT } from '../steps/root.ts';
import { UserError } from '../steps/run.ts';
import { command, say } from '../steps/say.ts';

/** Writes the page; with --check only says whether it is up to date. */
await command(async () => {
  const page = settingsPage();
  const path = join(ROOT, SETTINGS_PAGE);
  if (existsSync(path) && readFileSync(path, 'utf8') === page) return say(`${SETTINGS_PAGE} is up to date.`);
  if (process.argv.includes('--check')) throw new UserError(`${SETTINGS_PAGE} is stale: npm run settings`);
  writeFileSync(path, page);
  say(`${SETTINGS_PAGE} is written.`);
});
