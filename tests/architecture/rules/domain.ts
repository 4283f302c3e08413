import { placeOf } from '../capabilities.ts';
import { ruleAboutImports } from '../rule.ts';
import { isTest } from '../../../tools/sources/source-file.ts';

export const domainImportsNothing = ruleAboutImports({
  name: 'the domain imports nothing, not even Node',
  covers: (file) => placeOf(file.path).room === 'packages/domain' && !isTest(file),
  atLeast: 20,
  allows: (target) => target.startsWith('packages/domain/'),
  broken: [
    'packages/domain/src/catalog/pick.ts',
    "import { randomInt } from 'node:crypto';\nexport const pick = () => randomInt(5);",
  ],
});
