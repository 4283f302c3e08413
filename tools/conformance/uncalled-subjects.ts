import { posix } from 'node:path';
import { isTest, nodesOf, resolveImport, type SourceFile, type SyntaxNode } from '../sources/source-file.ts';
import { tagsIn, testsIn } from './test-titles.ts';

/** An exported name as `path name`. Every name of a file is `path *`. */
const nameOf = (path: string, name: string): string => `${path} ${name}`;

interface Import {
  /** The name in the importing file. */
  readonly local: string;
  readonly from: string;
  /** The name in the exporting file; `*` for the whole module. */
  readonly name: string;
}

const textOf = (node: unknown): string =>
  String((node as { name?: unknown; value?: unknown }).name ?? (node as { value?: unknown }).value);

/** Names that a file imports or re-exports as values or types, and whole modules that it imports dynamically or starts as a worker. */
const importsOf = ({ path, tree }: SourceFile): readonly Import[] =>
  nodesOf(tree).flatMap((node): Import[] => {
    const source = (node['source'] as SyntaxNode | null | undefined)?.['value'];
    if (node.type === 'ImportExpression' && typeof source === 'string')
      return [{ local: '', from: resolveImport(source, path), name: '*' }];
    if (node.type === 'NewExpression' && textOf(node['callee']) === 'URL') {
      const [file] = node['arguments'] as readonly SyntaxNode[];
      const isFile = file?.type === 'Literal' && /^\.{1,2}\/.*\.tsx?$/.test(textOf(file));
      return isFile ? [{ local: '', from: posix.join(posix.dirname(path), textOf(file)), name: '*' }] : [];
    }
    if (
      typeof source !== 'string' ||
      !['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(node.type)
    )
      return [];
    const from = resolveImport(source, path);
    if (node.type === 'ExportAllDeclaration') return [{ local: '', from, name: '*' }];
    return (node['specifiers'] as readonly SyntaxNode[]).map((specifier) => {
      const local = textOf(specifier['local']);
      if (specifier.type === 'ImportDefaultSpecifier') return { local, from, name: 'default' };
      if (specifier.type === 'ImportNamespaceSpecifier') return { local, from, name: '*' };
      return { local, from, name: textOf(specifier['imported'] ?? specifier['local']) };
    });
  });

const identifiersIn = (node: SyntaxNode): readonly string[] =>
  nodesOf(node).flatMap((each) => (['Identifier', 'JSXIdentifier'].includes(each.type) ? [String(each['name'])] : []));

/** The router calls what pages and the root export: loader, action, meta and the rest. */
const ROUTER_MODULE = /^apps\/web\/src\/(pages\/[^/]+\.page|root|entry\.\w+)\.tsx?$/;

/** Exported names that production code uses: another file imports them, or the declaring file refers to them again. */
const calledNames = (files: readonly SourceFile[]): ReadonlySet<string> => {
  const called = new Set<string>();
  for (const file of files.filter((each) => !isTest(each))) {
    if (ROUTER_MODULE.test(file.path)) called.add(nameOf(file.path, '*'));
    for (const { from, name } of importsOf(file)) called.add(nameOf(from, name));
    const seen = new Set<string>();
    for (const name of identifiersIn(file.tree)) {
      if (seen.has(name)) called.add(nameOf(file.path, name));
      seen.add(name);
    }
  }
  return called;
};

/** Identifiers in a test and, transitively, in the declarations of its file that it uses. */
const identifiersOfTest = (file: SourceFile, test: SyntaxNode): ReadonlySet<string> => {
  const declared = new Map<string, SyntaxNode>();
  for (const statement of file.tree['body'] as readonly SyntaxNode[]) {
    const declarations =
      statement.type === 'VariableDeclaration' ? (statement['declarations'] as readonly SyntaxNode[]) : [statement];
    for (const declaration of declarations) {
      const id = declaration['id'] as SyntaxNode | null | undefined;
      for (const name of id ? identifiersIn(id) : []) declared.set(name, declaration);
    }
  }
  const found = new Set<string>();
  const follow = (node: SyntaxNode): void => {
    for (const name of identifiersIn(node)) {
      if (found.has(name)) continue;
      found.add(name);
      const declaration = declared.get(name);
      if (declaration) follow(declaration);
    }
  };
  follow(test);
  return found;
};

/** Whether a build script generates code that imports this module and calls this name. */
const isGenerated = (builds: readonly string[], from: string, name: string): boolean =>
  builds.some((text) => text.includes(`/${posix.basename(from)}`) && new RegExp(`\\b${name}\\b`).test(text));

/** Tests that claim a requirement for code without a production caller, one line each. `builds`: source texts of the build scripts. */
export const uncalledSubjects = (files: readonly SourceFile[], builds: readonly string[] = []): readonly string[] => {
  const called = calledNames(files);
  const product = new Set(files.filter((file) => !isTest(file)).map(({ path }) => path));
  return files
    .filter((file) => isTest(file))
    .flatMap((file) => {
      const imported = importsOf(file).filter(({ from, name }) => product.has(from) && name !== '*');
      return testsIn(file).flatMap(({ title, node }) => {
        if (tagsIn(title).length === 0) return [];
        const used = identifiersOfTest(file, node);
        return imported
          .filter(({ local, from, name }) => used.has(local) && !called.has(nameOf(from, name)) && !called.has(nameOf(from, '*')))
          .filter(({ from, name }) => !isGenerated(builds, from, name))
          .map(({ from, name }) => `${file.path}: “${title}” is about ${name} of ${from}, which nothing outside the tests uses`);
      });
    });
};
