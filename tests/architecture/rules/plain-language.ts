import { ruleAboutFiles } from '../rule.ts';
import { nodesOf, readTools, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** Words that stand where the field has a noun or an actor: viewer, account owner, operator, node, job, caller, provider, browser. */
const TELL_TALES = /\b(?:whoever|somebody|nobody|anew)\b|\b(?:is|are) told\b|\bwhat became of\b/gi;
/** Verbs of conversation in texts that people read. Events are sent and received, values are set, URLs are signed, calls are retried. */
const SPEECH = /\b(?:told|asked|heard|said|lent|lends|so many|broken-off)\b/gi;
/** Those words as a whole identifier or at the beginning of one. */
const NAMES = /^(?:whoever|somebody|nobody|anew)(?![a-z])/i;
/** Names without a noun of the field: a request, response, message, report, timeout or signed URL has one. */
const SPEECH_NAMES = /^(?:told|asked|heard|said|lent|news|patience|patience_?ms|bring|brings|brought|speech|spoken)$/i;
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

/** Files whose texts are not ours to word, or that no operator or developer reads. */
const NO_TEXTS: readonly { readonly files: RegExp; readonly because: string }[] = [
  { files: /^packages\/contract\/src\/.*\.contract\.ts$/, because: 'summaries are in the OpenAPI document, which callers have' },
  { files: /^packages\/contract\/src\/errors\.ts$/, because: 'messages are sent to callers, who may compare them' },
  {
    files: /^packages\/database\/src\/privacy\/personal-tables\.ts$/,
    because: 'reasons are in the data export, which viewers read',
  },
  { files: /^apps\/server\/src\/search\/keytalk\/lexicon\//, because: 'phrases that viewers type' },
  {
    files: /^apps\/server\/src\/providers\/payments\/stripe\/live\//,
    because: 'output of scenarios that are run by hand against Stripe',
  },
  { files: /\.(?:test|fixture|journey)\.tsx?$|^tests\/golden\//, because: 'data of tests; the rule reads their titles' },
];
/** Names that are stored, sent or fixed elsewhere, so that renaming them would change behavior. */
const NAMES_KEPT: readonly { readonly files: RegExp; readonly because: string }[] = [
  { files: /^apps\/web\/src\/features\/downloads\/(?:kept-download|downloads)\.ts$/, because: '`told` is stored in the browser' },
  {
    files:
      /^(?:apps\/web\/src\/features\/subscriptions\/own\/change-return|tests\/faults\/gets-change-nothing\.database\.test)\.ts$/,
    because: '`asked` is a query parameter of an address that banks return to',
  },
  { files: /^apps\/web\/src\/features\/coupons\/PassScreen\.tsx$/, because: '`brought` is the key of a message' },
  { files: /^apps\/web\/src\/features\/webtoons\/Balloon\.tsx$/, because: '`speech` is a kind of balloon in the contract' },
];

const isUnclear =
  ({ path }: SourceFile) =>
  (name: string): boolean =>
    NAMES.test(name) || (SPEECH_NAMES.test(name) && !NAMES_KEPT.some(({ files }) => files.test(path)));

const speechIn = (text: string): readonly string[] =>
  [...text.matchAll(SPEECH)].map(([word]) => `“${word}” in the text “${text.trim().slice(0, 80)}”`);

const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(TELL_TALES), ...text.matchAll(ELSEWHERE)].map(([word]) => `“${word}” in “${text.slice(0, 80)}”`);

/** Texts that people read: log lines, error messages, output of commands, reasons in lists. A literal without a space is data. */
const textsOf = (file: SourceFile): readonly string[] =>
  nodesOf(file.tree).flatMap(({ type, value }) => {
    const text = type === 'TemplateElement' ? (value as { cooked?: unknown }).cooked : type === 'Literal' ? value : null;
    return typeof text === 'string' && /\s/.test(text.trim()) ? [text] : [];
  });

const faultsOfTexts = (file: SourceFile): readonly string[] => {
  if (NO_TEXTS.some(({ files }) => files.test(file.path))) return [];
  const texts = textsOf(file);
  return [...texts.flatMap(wordsIn), ...texts.flatMap(speechIn)];
};

const faultsOf = (file: SourceFile): readonly string[] => {
  const comments = [...file.text.matchAll(COMMENT)].map(([comment]) => comment);
  const unclear = comments.filter((comment) => BEGINS_WITH_THE_SAME.test(comment));
  return [
    ...comments.flatMap(wordsIn),
    ...unclear.map((comment) => `a doc comment stands alone: “${comment.slice(0, 80)}”`),
    ...titlesOf(file).flatMap(wordsIn),
    ...[...new Set(identifiersOf(file))].filter(isUnclear(file)).map((name) => `a name says who or what: ${name}`),
    ...faultsOfTexts(file),
  ];
};

/** The demo world tells stories, and messages are for viewers. This file lists the words, and the tests of the rules break them. */
const EXEMPT =
  /^(?:apps\/demo\/|packages\/i18n\/src\/words\/|tests\/architecture\/rules\/plain-language\.ts$|tests\/architecture\/[\w-]+\.test\.ts$)/;

export const commentsNameTheirActors = ruleAboutFiles({
  name: 'comments, texts, test titles and identifiers name their actors, stand alone, and cite nothing outside this repository',
  alsoReads: readTools,
  covers: (file) => !EXEMPT.test(file.path),
  atLeast: 2150,
  faultsOf,
  broken: [
    'packages/domain/src/gifts/gift.ts',
    '/** The same for whoever is told of it (trust.md 1.7). */\nexport const gift = 1;',
  ],
});
