import { placeOf } from '../capabilities.ts';
import { ruleAboutImports } from '../rule.ts';
import { isTest } from '../../../tools/sources/source-file.ts';

/** Which rooms a room may import besides itself: the table of ARCHITECTURE.md. A request travels left to right, an import never right to left. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/streaming': ['packages/domain'],
  'packages/database': ['packages/domain'],
  'packages/ui': [],
  'packages/player': [],
  'packages/i18n': [],
  'packages/fixtures': ['packages/domain'],
  'apps/server': ['packages/domain', 'packages/contract', 'packages/streaming', 'packages/database', 'packages/i18n'],
  'apps/media': ['packages/domain', 'packages/streaming', 'packages/database', 'packages/i18n', 'packages/fixtures'],
  'apps/demo': ['apps/media', 'packages/domain', 'packages/streaming', 'packages/database', 'packages/i18n', 'packages/fixtures'],
  'apps/pay': ['packages/domain', 'packages/contract', 'packages/database', 'packages/ui', 'packages/i18n'],
  'apps/web': ['packages/domain', 'packages/contract', 'packages/ui', 'packages/player', 'packages/i18n'],
};
/** The seams: the one function by which the server knows the pages, the types of what it is given, and the function that opens the payment sandbox beside it. */
const SEAMS: readonly string[] = ['apps/web/src/render', 'apps/web/render', 'apps/pay/src/pay.ts'];

export const importTable = ruleAboutImports({
  name: 'a room imports only what the import table allows',
  covers: (file) => /^(apps|packages)\//.test(file.path) && !isTest(file),
  atLeast: 250,
  allows: (target, file) => {
    const { room } = placeOf(file.path);
    if (!/^(apps|packages)\//.test(target) || placeOf(target).room === room) return true;
    return (room === 'apps/server' && SEAMS.includes(target)) || (TABLE[room] ?? []).includes(placeOf(target).room);
  },
  broken: [
    'packages/contract/src/favorites/peek.ts',
    "import type { Database } from '@madang/database/connection.ts';\nexport type Peek = Database;",
  ],
});
