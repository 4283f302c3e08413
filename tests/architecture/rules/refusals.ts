import { type Rule, ruleAboutFiles } from '../rule.ts';
import { nodesOf, sourceFile, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

const REFUSALS = 'packages/domain/src/shared/refusal.ts';
const LANGUAGES = ['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn'];
const wordsOf = (language: string): string => `packages/i18n/src/words/${language}/refusals.ts`;

const literalsIn = (file: SourceFile | undefined): readonly string[] =>
  file
    ? nodesOf(file.tree)
        .filter((node) => node.type === 'Literal' && typeof node['value'] === 'string')
        .map((node) => String(node['value']))
    : [];

const keysIn = (file: SourceFile | undefined): ReadonlySet<string> =>
  new Set(
    file
      ? nodesOf(file.tree)
          .filter((node) => node.type === 'Property')
          .map((node) => String((node['key'] as SyntaxNode)['name']))
      : [],
  );

const violationsOf = (files: readonly SourceFile[]): readonly string[] => {
  const at = (path: string) => files.find((file) => file.path === path);
  const refusals = literalsIn(at(REFUSALS));
  return LANGUAGES.flatMap((language) => {
    const keys = keysIn(at(wordsOf(language)));
    return refusals
      .filter((refusal) => !keys.has(refusal))
      .map((refusal) => `${REFUSALS}: ${refusal} has no words in ${language}`);
  });
};

export const refusalsHaveWords: Rule = {
  name: 'every refusal has words in five languages',
  covers: ({ path }) => path === REFUSALS || LANGUAGES.some((language) => path === wordsOf(language)),
  atLeast: 1 + LANGUAGES.length,
  violationsOf,
  broken: sourceFile(REFUSALS, "export const REFUSALS = ['POPCORN_MISSING'] as const;"),
};

/** Texts of refusals by the name of a refusal, which may be one that the page does not know yet. */
export const refusalTextsHaveADefault = ruleAboutFiles({
  name: 'the text of a refusal comes from `refusalText`, which knows what to show for an unknown one',
  covers: ({ path }) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !path.endsWith('/shell/refusal-text.ts'),
  atLeast: 300,
  faultsOf: ({ tree }) =>
    nodesOf(tree).some((node) => {
      const object = node['object'] as SyntaxNode | undefined;
      const property = object?.['property'] as SyntaxNode | undefined;
      return node.type === 'MemberExpression' && node['computed'] === true && property?.['name'] === 'refusals';
    })
      ? ['looks up the text of a refusal itself']
      : [],
  broken: ['apps/web/src/features/likes/like-text.ts', 'export const textOf = (words, reason) => words.refusals[reason];'],
});
