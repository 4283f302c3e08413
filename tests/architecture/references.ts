import { posix } from 'node:path';

/** A Markdown document, or a source of which only the comments are read. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** What texts may refer to. */
export interface Targets {
  /** Every file of the repository, from its root, with slashes. */
  readonly files: readonly string[];
  readonly decisions: ReadonlySet<number>;
  readonly requirements: ReadonlySet<string>;
}

const APPS = ['demo', 'media', 'pay', 'server', 'web'];
const PACKAGES = ['contract', 'database', 'domain', 'fixtures', 'i18n', 'player', 'streaming', 'ui'];
const ROOTS = /^(?:\.\/)?(?:apps|packages|tests|tools|bench|docs)\//;
const AREAS = /\b(?:AC|AN|BI|CA|CP|ER|HF|IN|LI|LV|NO|PA|PL|PO|PR|RT|SE|SR|ST|SU|TV|WT)-\d{2,3}\b/g;
/** Texts of the design that are not in the repository, and their parts. */
const OUTSIDE =
  /\b(?:specification|spec)(?:'s)?,? section \d+|\bsection \d+ of the specification|\bthe specification\b|\bpropert(?:y|ies) \d+\b/gi;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{}()[\]])\/\/[^\n]*/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
const FILE_NAME = /(?<![\w@:/.{}<>*…-])[\w@.-]+(?:\/[\w.@-]+)*\.(?:tsx?|mjs|md|sql)(?![\w/])/g;

/** Folders that a build makes. */
const GENERATED = /(?:^|\/)build(?:\/|$)/;
/** Files of packages, generated files, patterns, and the placeholder of a new decision. */
const NOT_OURS = /^(?:node_modules\/|\.[a-z]|00XX-)|\.d\.ts$|(?:^|\/)lib\.[\w.]+\.ts$/;

const isMarkdown = (path: string): boolean => path.endsWith('.md');

const textOf = ({ path, text }: Document): string =>
  isMarkdown(path) ? text.replaceAll(/```[\s\S]*?```/g, '') : [...text.matchAll(COMMENT)].map(([comment]) => comment).join('\n');

/** Folders and files, each also without its extension, so that `domain/gifts` and `server/main` are found. */
const pathsOf = (files: readonly string[]): ReadonlySet<string> => {
  const paths = new Set<string>();
  for (const file of files) {
    paths.add(file).add(file.replace(/(?:\.(?:database|media|browser|slow|proxy))?(?:\.(?:test|journey))?\.\w+$/, ''));
    for (let folder = posix.dirname(file); folder !== '.' && !paths.has(folder); folder = posix.dirname(folder))
      paths.add(folder);
  }
  return paths;
};

const finder = (files: readonly string[]) => {
  const paths = pathsOf(files);
  const names = new Map<string, string[]>();
  for (const file of files) names.set(posix.basename(file), [...(names.get(posix.basename(file)) ?? []), file]);
  return {
    exists: (path: string): boolean => paths.has(path.replace(/\/$/, '')),
    /** Whether a file ends in this name, or in these folders and this name. */
    isNamed: (name: string): boolean =>
      (names.get(posix.basename(name)) ?? []).some((file) => file === name || file.endsWith(`/${name}`)) ||
      inRoom(name).some((path) => paths.has(path)),
  };
};

/** `domain/gifts` is packages/domain/src/gifts, or a file in the room's folder. */
const inRoom = (path: string): readonly string[] => {
  const [room = '', ...rest] = path.replace(/\/$/, '').split('/');
  const kind = APPS.includes(room) ? 'apps' : PACKAGES.includes(room) ? 'packages' : null;
  return kind === null ? [] : [`${kind}/${room}/src/${rest.join('/')}`, `${kind}/${room}/${rest.join('/')}`];
};

/** Numbers after “decision”: `decision 5`, `decisions 15, 47`, `decisions 9 and 59`. */
const decisionsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and |, and )\d+(?! \w))*)/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/\d+/g)].map(Number),
  );

const finders = new WeakMap<readonly string[], ReturnType<typeof finder>>();

/** One line for each reference that leads nowhere, beginning with the path of the text. */
export const danglingReferences = (
  documents: readonly Document[],
  { files, decisions, requirements }: Targets,
): readonly string[] => {
  const known = finders.get(files) ?? finder(files);
  finders.set(files, known);
  const { exists, isNamed } = known;
  const faultsOf = (document: Document): readonly string[] => {
    const text = textOf(document);
    const folder = posix.dirname(document.path);
    const links = isMarkdown(document.path) ? [...text.matchAll(LINK)].map(([, target = '']) => target) : [];
    const codes = [...text.matchAll(CODE)]
      .map(([, code = '']) => code)
      .filter((code) => /^[\w@./-]+$/.test(code) && code.includes('/') && !GENERATED.test(code));
    const names = [
      ...text
        .replaceAll(LINK, ']')
        .replaceAll(/https?:\S+/g, '')
        .matchAll(FILE_NAME),
    ].map(([name]) => name);
    return [
      ...links
        .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
        .map((target) => target.replace(/#.*$/, ''))
        .filter((target) => target !== '' && !exists(posix.join(folder, target)))
        .map((target) => `the link ${target} leads nowhere`),
      ...codes
        .filter((code) =>
          ROOTS.test(code) ? !exists(code) && !isNamed(code) : inRoom(code).length > 0 && !inRoom(code).some(exists),
        )
        .map((code) => `there is no ${code}`),
      ...names
        .filter((name) => !NOT_OURS.test(name) && !isNamed(name) && !exists(posix.join(folder, name)))
        .map((name) => `there is no ${name}`),
      ...decisionsIn(text)
        .filter((number) => !decisions.has(number))
        .map((number) => `there is no decision ${number}`),
      ...[...text.matchAll(AREAS)].filter(([id]) => !requirements.has(id)).map(([id]) => `${id} is no requirement`),
      ...[...text.matchAll(OUTSIDE)].map(([words]) => `“${words}” is not in this repository`),
    ];
  };
  return documents.flatMap((document) => [...new Set(faultsOf(document))].map((fault) => `${document.path}: ${fault}`));
};
