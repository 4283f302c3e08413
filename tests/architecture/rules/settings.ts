import { globSync, readFileSync } from 'node:fs';
import { SETTING_TOPICS } from '@madang/server/settings/setting-topics.ts';
import { isTest, nodesOf, sourceFile, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';
import { OTHER_VARIABLES } from '../../../tools/settings/other-variables.ts';
import { ROOT } from '../../../tools/steps/root.ts';
import { type Rule, ruleAboutFiles } from '../rule.ts';

const IN_TOPICS: readonly string[] = SETTING_TOPICS.flatMap(({ settings }) => Object.values(settings).map(({ name }) => name));

/** Files that read variables by a computed name, with the reason. */
const BY_COMPUTED_NAME: Readonly<Record<string, string>> = {
  'tools/commands/test.ts': 'its REQUIRE_… variables are listed',
  'tools/steps/demo-settings.ts': 'it sets GIFTS and PAUSES for the server',
};

const partOf = (node: unknown, key: string): SyntaxNode =>
  ((node as SyntaxNode | undefined)?.[key] ?? { type: 'None' }) as SyntaxNode;
const nameOf = (node: SyntaxNode): string | null => (node.type === 'Identifier' ? String(node['name']) : null);
const literalOf = (node: SyntaxNode): string | null =>
  node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;

const isProcessEnv = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression' && nameOf(partOf(node, 'object')) === 'process' && nameOf(partOf(node, 'property')) === 'env';
/** Parameters that carry the environment into a function have one of these names. */
const isEnvironment = (node: SyntaxNode): boolean => isProcessEnv(node) || /^(?:env|environment)$/.test(nameOf(node) ?? '');

/** Names of the variables that a file reads; null for a computed one. */
const variablesOf = (file: SourceFile): readonly (string | null)[] =>
  nodesOf(file.tree).flatMap((node) => {
    if (node.type === 'VariableDeclarator' && node['init'] && isEnvironment(partOf(node, 'init')))
      return ((partOf(node, 'id')['properties'] ?? []) as readonly SyntaxNode[]).map((property) =>
        nameOf(partOf(property, 'key')),
      );
    if (node.type !== 'MemberExpression' || !isEnvironment(partOf(node, 'object'))) return [];
    const property = partOf(node, 'property');
    const name = literalOf(property) ?? (node['computed'] ? null : nameOf(property));
    if (name === null) return isProcessEnv(partOf(node, 'object')) ? [null] : [];
    return [name];
  });

const faultsOf = (file: SourceFile): readonly string[] =>
  variablesOf(file).flatMap((name) => {
    if (name === null) return file.path in BY_COMPUTED_NAME ? [] : ['reads a variable by a computed name'];
    return IN_TOPICS.includes(name) || name in OTHER_VARIABLES ? [] : [`reads ${name}, which is neither a setting nor listed`];
  });

let tools: readonly SourceFile[] | undefined;
/** Commands are no part of the sources that other rules read. */
const toolSources = (): readonly SourceFile[] =>
  (tools ??= globSync('tools/**/*.{ts,mjs}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => sourceFile(path, readFileSync(`${ROOT}${path}`, 'utf8')))
    .filter((file) => !isTest(file)));

const read = ruleAboutFiles({
  name: 'every environment variable that the code reads is a declared setting or listed with its reason',
  covers: (file) => /^(?:apps|tools)\//.test(file.path) && !isTest(file),
  atLeast: 1000,
  faultsOf,
  broken: ['apps/server/src/sessions/cookie-name.ts', "export const cookieName = process.env['COOKIE_NAME'] ?? 'session';"],
});
export const variablesAreDeclared: Rule = { ...read, violationsOf: (files) => read.violationsOf([...files, ...toolSources()]) };

const DECLARING = /^(?:setting|optionalSetting)$/;

/** Names of the settings that a file declares. */
const declaredIn = (file: SourceFile): readonly string[] =>
  nodesOf(file.tree).flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const callee = nameOf(partOf(node, 'callee')) ?? '';
    const [first] = node['arguments'] as readonly SyntaxNode[];
    if (callee === 'secret') return [literalOf(first ?? { type: 'None' })].filter((name) => name !== null);
    if (!DECLARING.test(callee)) return [];
    const properties = (first?.['properties'] ?? []) as readonly SyntaxNode[];
    const named = properties.find((property) => nameOf(partOf(property, 'key')) === 'name');
    return [literalOf(partOf(named, 'value'))].filter((name) => name !== null);
  });

const declares = ({ path }: SourceFile): boolean => /^apps\/server\/src\/settings\/[a-z-]+-settings\.ts$/.test(path);

/** A setting is also documented and parsed: both come from the topics. */
export const settingsAreDeclaredOnce: Rule = {
  name: 'a setting is declared once, and belongs to a topic',
  covers: declares,
  atLeast: 15,
  violationsOf: (files) => {
    const declared = files.filter(declares).flatMap((file) => declaredIn(file).map((name) => ({ name, path: file.path })));
    return declared.flatMap(({ name, path }, index) => [
      ...(declared.some((other, at) => other.name === name && at !== index)
        ? [`${path}: declares ${name}, as another table does`]
        : []),
      ...(IN_TOPICS.filter((one) => one === name).length === 1 ? [] : [`${path}: declares ${name}, which is not in one topic`]),
    ]);
  },
  broken: sourceFile(
    'apps/server/src/settings/copy-settings.ts',
    "export const copySettings = { port: setting({ name: 'PORT', kind: port, default: '80', doc: 'Port' }) };",
  ),
};
