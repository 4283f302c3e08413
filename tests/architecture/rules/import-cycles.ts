import { componentsOf } from '../components.ts';
import type { Rule } from '../rule.ts';
import { sourceFile } from '../../../tools/sources/source-file.ts';

export const noCircles: Rule = {
  name: 'imports make no circle, types included',
  covers: () => true,
  atLeast: 300,
  violationsOf: (files) =>
    componentsOf(new Map(files.map(({ path, imports }) => [path, imports]))).map((circle) => [...circle].sort().join(' ⇄ ')),
  broken: sourceFile(
    'packages/domain/src/shared/decision.ts',
    "import type { Content } from '../catalog/content.ts';\nexport type { Content };\nexport type { Loop } from './decision.ts';",
  ),
};
