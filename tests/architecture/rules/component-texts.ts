import { ruleAboutFiles } from '../rule.ts';
import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** The name of the product is the same in every language; an entity such as &nbsp; is no word. */
const saysSomething = (text: unknown): boolean => /\p{L}/u.test(String(text).replaceAll(/&\w+;|Madang/g, ''));
/** Attributes that people read or hear. */
const READ_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'label', 'placeholder', 'title'];

const faultsOf = (file: SourceFile): readonly string[] => {
  const faults: string[] = [];
  for (const node of nodesOf(file.tree)) {
    if (node.type === 'JSXText' && saysSomething(node['value'])) faults.push(`says “${String(node['value']).trim()}”`);
    if (node.type !== 'JSXAttribute') continue;
    const name = String((node['name'] as SyntaxNode)['name']);
    const value = (node['value'] ?? {}) as SyntaxNode;
    if (READ_ATTRIBUTES.includes(name) && value.type === 'Literal' && saysSomething(value['value']))
      faults.push(`says “${String(value['value'])}” in ${name}`);
  }
  return faults;
};

export const wordsAreInCatalogues = ruleAboutFiles({
  name: 'no words stand in a component: all are in packages/i18n',
  covers: (file) => file.path.endsWith('.tsx') && !isTest(file),
  atLeast: 40,
  faultsOf,
  broken: ['apps/web/src/shell/Greeting.tsx', 'export const Greeting = () => <p title="Hello">Welcome back</p>;'],
});
