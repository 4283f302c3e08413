import { CAPABILITIES, placeOf } from '../capabilities.ts';
import { ruleAboutFiles } from '../rule.ts';

const SAY_NOTHING = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib'];

export const foldersSayWhatTheyHold = ruleAboutFiles({
  name: 'no folder or file is called utils, helpers, common, misc or lib',
  covers: () => true,
  atLeast: 300,
  faultsOf: ({ path }) =>
    path
      .split('/')
      .map((name) => name.split('.')[0] ?? '')
      .filter((name) => SAY_NOTHING.includes(name)),
  broken: ['apps/web/src/utils/dates.ts', 'export const zero = 0;'],
});

/** The rooms that are divided by capability, with the few parts that are none. */
const DIVIDED: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['shared'],
  'packages/contract': [],
  'packages/database': ['fast-path'],
  'apps/server': ['background', 'fast-path', 'http', 'jobs', 'ports', 'providers', 'settings', 'startup', 'use-case'],
};

/** The capability of a file in a divided room; null for what lies at its top. */
const partOf = (path: string): { readonly name: string; readonly others: readonly string[] } | null => {
  const [, feature] = /^apps\/web\/src\/features\/([^/]+)\//.exec(path) ?? [];
  if (feature !== undefined) return { name: feature, others: [] };
  const { room, part } = placeOf(path);
  const others = DIVIDED[room];
  return others && !part.includes('.') ? { name: part, others } : null;
};

export const roomsAreDividedByCapability = ruleAboutFiles({
  name: 'inside a room the folders are capabilities of the product',
  covers: ({ path }) => partOf(path) !== null,
  atLeast: 100,
  faultsOf: ({ path }) => {
    const part = partOf(path);
    return part && !CAPABILITIES.includes(part.name) && !part.others.includes(part.name) ? [`${part.name} is no capability`] : [];
  },
  broken: ['apps/server/src/managers/session-manager.ts', 'export const manage = 1;'],
});
