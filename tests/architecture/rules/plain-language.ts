import { ruleAboutFiles } from '../rule.ts';
import { nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** Words that stand where the field has a noun or an actor: viewer, account owner, operator, node, job, caller, provider, browser. */
const TELL_TALES = /\b(?:whoever|somebody|nobody|anew)\b|\b(?:is|are) told\b|\bwhat became of\b/gi;
/** Those words as a whole identifier or at the beginning of one. */
const NAMES = /^(?:whoever|somebody|nobody|anew)(?![a-z])/i;
/** Texts that are not in this repository. */
const ELSEWHERE = /\b(?:trust|house|style|english|running|operators)\.md\b|\bspecification section\b/gi;
const BEGINS_WITH_THE_SAME = /^\/\*\*\s*\**\s*The same\b/;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()[\]])\/\/[^\n]*/gm;
const TESTS = /^(?:test|it|describe)$/;

const calleeOf = (node: unknown): string => {
  const { type, name, object, callee } = (node ?? {}) as SyntaxNode;
  if (type === 'Identifier') return String(name);
  if (type === 'MemberExpression') return calleeOf(object);
  return type === 'CallExpression' ? calleeOf(callee) : '';
};

/** Titles of tests as literals; what a table puts into them is data. */
const titlesOf = (file: SourceFile): readonly string[] =>
  nodesOf(file.tree).flatMap((node) => {
    if (node.type !== 'CallExpression' || !TESTS.test(calleeOf(node))) return [];
    const [title] = node['arguments'] as readonly SyntaxNode[];
    return typeof title?.['value'] === 'string' ? [title['value']] : [];
  });

/** Names of variables, functions, types and members. */
const identifiersOf = (file: SourceFile): readonly string[] =>
  nodesOf(file.tree).flatMap(({ type, name }) => (type === 'Identifier' && typeof name === 'string' ? [name] : []));

const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(TELL_TALES), ...text.matchAll(ELSEWHERE)].map(([word]) => `“${word}” in “${text.slice(0, 80)}”`);

const faultsOf = (file: SourceFile): readonly string[] => {
  const comments = [...file.text.matchAll(COMMENT)].map(([comment]) => comment);
  const unclear = comments.filter((comment) => BEGINS_WITH_THE_SAME.test(comment));
  return [
    ...comments.flatMap(wordsIn),
    ...unclear.map((comment) => `a doc comment stands alone: “${comment.slice(0, 80)}”`),
    ...titlesOf(file).flatMap(wordsIn),
    ...[...new Set(identifiersOf(file))].filter((name) => NAMES.test(name)).map((name) => `a name says who or what: ${name}`),
  ];
};

/** The demo world tells stories, and messages speak to viewers. This file lists the words. */
const EXEMPT = /^(?:apps\/demo\/|packages\/i18n\/src\/words\/|tests\/architecture\/rules\/plain-language\.ts$)/;

export const commentsNameTheirActors = ruleAboutFiles({
  name: 'comments, test titles and identifiers name their actors, stand alone, and cite nothing outside this repository',
  covers: (file) => !EXEMPT.test(file.path),
  atLeast: 2000,
  faultsOf,
  broken: [
    'packages/domain/src/gifts/gift.ts',
    '/** The same for whoever is told of it (trust.md 1.7). */\nexport const gift = 1;',
  ],
});
