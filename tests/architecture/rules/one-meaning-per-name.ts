import { isTest, type SourceFile, sourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';
import { api } from '../../../packages/contract/src/api.ts';
import type { Rule } from '../rule.ts';

/** What React Router reads of a page, by these names. */
const OF_ROUTES = ['action', 'ErrorBoundary', 'headers', 'loader', 'meta', 'middleware', 'shouldRevalidate'];

/** Names that keep several meanings, each with its reason. Fifteen at most: another one needs a name of its own. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  api: 'the contract, and the client that the browser calls it with',
  Audience: 'the rule of the domain, and the key under which the server caches lists for it',
  Caller: 'the sender of a request, as the server and as the browser describe it',
  KeySystem: 'the player imports nothing, and declares what it needs of the noun',
  Protection: 'the player imports nothing, and declares what it needs of the noun',
  SubtitleTrack: 'the player imports nothing, and declares what it needs of the noun',
  Language: 'i18n imports nothing, and declares the same five languages',
  openRecurly: 'Recurly is opened by the server over its API, and by the page as a script',
  openStripe: 'Stripe is opened by the server over its API, and by the page as a script',
  refuse: 'a refusal of the domain, and the response of a use case that carries it',
  ROUTES: 'routes of the API, and routes of the pages',
  Search: 'the search of the server, and the state of the page that shows it',
  Viewer: 'the viewer of a request, and what the rules of access read of one',
};

const namesOf = ({ type, declaration }: SyntaxNode): readonly string[] => {
  if (type !== 'ExportNamedDeclaration' || !declaration) return [];
  const { id, declarations = [] } = declaration as SyntaxNode & { readonly declarations?: readonly SyntaxNode[] };
  return [id, ...declarations.map((one) => one['id'])].flatMap((one) => {
    const name = (one as { readonly name?: unknown } | undefined)?.name;
    return typeof name === 'string' ? [name] : [];
  });
};

/** A wire form in the contract, its value in the domain, and its row in the database share the noun. */
const roomOf = (path: string): string => path.replace(/^packages\/(?:contract|domain|database)\//, 'packages/nouns/');
const isNoun = (path: string): boolean => roomOf(path).startsWith('packages/nouns/');

/** A component is named after what it shows, in a file of the same name. */
const isComponent = (path: string, name: string): boolean => path.endsWith(`/${name}.tsx`);

const covers = ({ path }: SourceFile): boolean => !/^(?:apps\/demo|packages\/i18n\/src\/words)\/|\.d\.ts$/.test(path);

const violationsOf = (files: readonly SourceFile[]): readonly string[] => {
  const places = new Map<string, Set<string>>();
  for (const file of files) {
    if (!covers(file) || isTest(file)) continue;
    for (const name of (file.tree['body'] as readonly SyntaxNode[]).flatMap(namesOf)) {
      if (isComponent(file.path, name) || OF_ROUTES.includes(name) || Object.hasOwn(api, name) || Object.hasOwn(EXCEPTIONS, name))
        continue;
      places.set(name, (places.get(name) ?? new Set()).add(file.path));
    }
  }
  return [...places].flatMap(([name, found]) => {
    const paths = [...found];
    const nouns = new Set(paths.filter(isNoun).map((path) => path.split('/')[1]));
    const isOneNoun = paths.every(isNoun) && nouns.size === paths.length;
    return paths.length < 2 || isOneNoun ? [] : [`${name} is exported by ${paths.sort().join(', ')}`];
  });
};

export const namesHaveOneMeaning: Rule = {
  name: 'an exported name has one meaning, so that a search finds one thing',
  covers,
  atLeast: 1500,
  violationsOf: (files) => [
    ...violationsOf(files),
    ...(Object.keys(EXCEPTIONS).length > 15 ? [`${Object.keys(EXCEPTIONS).length} exceptions`] : []),
  ],
  broken: sourceFile('apps/web/src/features/gifts/copy.ts', 'export const currencyOf = (gift: string) => gift;'),
};
