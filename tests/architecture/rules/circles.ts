import type { Rule } from '../rule.ts';
import { sourceFile, type SourceFile } from '../../../tools/sources/source-file.ts';

/** Groups of files that reach each other by imports (Tarjan's strongly connected components). */
const circlesOf = (files: readonly SourceFile[]): readonly (readonly string[])[] => {
  const targets = new Map(files.map((file) => [file.path, file.imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (path: string): number => {
    const index = order.size;
    order.set(path, index);
    let low = index;
    open.push(path);
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(path, low);
    if (low === index) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1 || targets.get(path)?.includes(path)) circles.push(circle);
    }
    return low;
  };
  for (const { path } of files) if (!order.has(path)) visit(path);
  return circles;
};

export const noCircles: Rule = {
  name: 'imports make no circle, types included',
  covers: () => true,
  atLeast: 300,
  violationsOf: (files) => circlesOf(files).map((circle) => [...circle].sort().join(' ⇄ ')),
  broken: sourceFile(
    'packages/domain/src/shared/decision.ts',
    "import type { Content } from '../catalog/content.ts';\nexport type { Content };\nexport type { Loop } from './decision.ts';",
  ),
};
