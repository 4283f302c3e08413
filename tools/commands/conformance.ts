import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformanceReport, type Reasons, staleReasons, unknownTags } from '../conformance/report.ts';
import { readRequirements } from '../conformance/requirements.ts';
import { testTitles } from '../conformance/test-titles.ts';
import { uncalledSubjects } from '../conformance/uncalled-subjects.ts';
import { readSources } from '../sources/source-file.ts';
import { ROOT } from '../steps/root.ts';
import { UserError } from '../steps/run.ts';
import { command, say } from '../steps/say.ts';

const PAGE = 'docs/conformance.md';
const REASONS = 'docs/open-requirements.json';

/** Writes the page; with --check only says whether it is up to date. */
await command(async () => {
  const requirements = readRequirements();
  const sources = readSources();
  const titles = testTitles(sources);
  const builds = globSync('apps/*/*.ts', { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const reasons = JSON.parse(readFileSync(join(ROOT, REASONS), 'utf8')) as Reasons;
  const faults = [
    ...unknownTags(requirements, titles),
    ...staleReasons(requirements, titles, reasons),
    ...uncalledSubjects(sources, builds),
  ];
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const page = conformanceReport(requirements, titles, reasons);
  const path = join(ROOT, PAGE);
  if (existsSync(path) && readFileSync(path, 'utf8') === page) return say(`${PAGE} is up to date.`);
  if (process.argv.includes('--check')) throw new UserError(`${PAGE} is stale: npm run conformance`);
  writeFileSync(path, page);
  say(`${PAGE} is written.`);
});
