import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRequirements } from '../../tools/conformance/requirements.ts';
import { ROOT } from '../../tools/steps/root.ts';
import { danglingReferences, type Document, type Targets } from './references.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const SKIPPED = /(?:^|\/)(?:node_modules|build|\.cache|\.data|\.git|\.react-router|coverage)(?:\/|$)/;
const FILES = globSync(['*', '.*', '{apps,packages,tests,tools,bench,docs,.ci}/**/*'], {
  cwd: ROOT,
  exclude: (path) => SKIPPED.test(path.replaceAll('\\', '/')),
  withFileTypes: false,
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !SKIPPED.test(path));

describe('references in documents and comments', () => {
  /** Viewers read the documents of the server, and docs/conformance.md is generated. These files have references that lead nowhere on purpose. */
  const EXEMPT = /^(?:apps\/server\/documents\/|docs\/conformance\.md$|tests\/architecture\/|tools\/conformance\/.*\.test\.ts$)/;
  const documents: readonly Document[] = FILES.filter(
    (path) => /\.(?:md|tsx?|mjs|css|sql)$/.test(path) && !EXEMPT.test(path),
  ).map((path) => ({ path, text: read(path) }));
  const targets: Targets = {
    files: FILES,
    decisions: new Set(FILES.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []).map(Number)),
    requirements: new Set(readRequirements().requirements.map(({ id }) => id)),
  };

  test('links, files, decisions and requirements that they name exist', () => {
    expect(documents.length).toBeGreaterThan(3000);
    expect(danglingReferences(documents, targets)).toEqual([]);
  });

  test.each([
    ['docs/player.md', 'See [the plan](plan.md).', 'the link plan.md leads nowhere'],
    ['docs/player.md', 'See `packages/domain/src/dreams/`.', 'there is no packages/domain/src/dreams/'],
    ['docs/player.md', 'See `domain/dreams`.', 'there is no domain/dreams'],
    ['docs/player.md', 'See dream-of.ts.', 'there is no dream-of.ts'],
    ['apps/web/src/paths.ts', '/** As trust.md says. */', 'there is no trust.md'],
    ['apps/web/src/paths.ts', '// Why: decisions 5 and 999.', 'there is no decision 999'],
    ['apps/web/src/paths.ts', '// Required (PL-999).', 'PL-999 is no requirement'],
    ['apps/web/src/paths.ts', '// It keeps property 4.', '“property 4” is not in this repository'],
    ['apps/web/src/paths.ts', '// The user of the specification, section 3.', '“the specification” is not in this repository'],
  ])('in %s, “%s” is reported', (path, text, fault) => {
    expect(danglingReferences([{ path, text }], targets)).toEqual([`${path}: ${fault}`]);
  });
});

describe('decision records', () => {
  const RECORDS = FILES.filter((path) => /^docs\/decisions\/\d{4}-/.test(path)).sort();
  const MAX_LINES = 50;
  const parse = (path: string, text: string) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    const status = /^\*Status: ((?:accepted|superseded by)[\s\S]*?)\*$/m.exec(text)?.[1]?.replaceAll('\n', ' ') ?? '';
    return { name: posix.basename(path), number, title, status, lines: text.split('\n').length };
  };
  const rowOf = ({ name, number, title, status }: ReturnType<typeof parse>): string =>
    `| [${number}](${name}) | ${title} | ${status} |`;
  /** What a record lacks. */
  const faultsOf = (record: ReturnType<typeof parse>): readonly string[] => [
    ...(record.status === '' ? ['has no status'] : []),
    ...(Number(record.name.slice(0, 4)) === Number(record.number) ? [] : ['has another number than its file']),
    ...(record.lines > MAX_LINES ? [`is longer than ${MAX_LINES} lines`] : []),
  ];

  test('have a number, a title, a status, and one page', () => {
    expect(RECORDS.length).toBeGreaterThan(50);
    expect(RECORDS.flatMap((path) => faultsOf(parse(path, read(path))).map((fault) => `${path} ${fault}`))).toEqual([]);
  });

  test('a record without a status, with a wrong number, or of two pages is reported', () => {
    expect(faultsOf(parse('docs/decisions/0070-dreams.md', `# 71. Dreams\n${'\n'.repeat(MAX_LINES)}`))).toEqual([
      'has no status',
      'has another number than its file',
      'is longer than 50 lines',
    ]);
  });

  test('are listed in the index with title and status', () => {
    const rows = read('docs/decisions/README.md')
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    expect(rows).toEqual(RECORDS.map((path) => rowOf(parse(path, read(path)))));
  });
});

describe('a README in each room', () => {
  const SECTIONS = ['## Lives here', '## Does not belong here', '## Start reading', '## Tests'];
  const ROOMS = [
    ...globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((path) => posix.dirname(path.replaceAll('\\', '/'))),
    'tests',
    'tools',
    'bench',
    'docs',
  ];
  const faultsOf = (text: string): readonly string[] => {
    const lines = text.trimEnd().split('\n');
    return [
      ...(lines.length >= 10 && lines.length <= 30 ? [] : [`has ${lines.length} lines instead of 10 to 30`]),
      ...SECTIONS.filter((section) => !lines.includes(section)).map((section) => `has no section “${section}”`),
    ];
  };

  test('says what lives there, what does not, where to begin and how to run its tests', () => {
    expect(ROOMS.length).toBeGreaterThanOrEqual(17);
    const faults = ROOMS.flatMap((room) => {
      const path = `${room}/README.md`;
      return FILES.includes(path) ? faultsOf(read(path)).map((fault) => `${path} ${fault}`) : [`${path} does not exist`];
    });
    expect(faults).toEqual([]);
  });

  test('one that is too short or lacks a section is reported', () => {
    expect(faultsOf('# Dreams\n\n## Lives here\n\n## Start reading\n\n## Tests')).toEqual([
      'has 7 lines instead of 10 to 30',
      'has no section “## Does not belong here”',
    ]);
  });
});
