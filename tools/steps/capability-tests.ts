import { posix } from 'node:path';
import { CAPABILITIES } from '../../tests/architecture/capabilities.ts';
import { tagsIn, testsIn } from '../conformance/test-titles.ts';
import { sourceFile, type SourceFile } from '../sources/source-file.ts';
import { UserError } from './run.ts';
import { kindOf, type TestKind } from './test-files.ts';

/**
 * Capabilities that the requirements of an area belong to, by the letters of their IDs (docs/requirements.json).
 * Areas that cut across the product (ER, HF, IN, RT, ST) belong to none.
 */
export const REQUIREMENT_AREAS: Readonly<Record<string, readonly string[]>> = {
  AC: ['accounts'],
  AN: ['analytics'],
  BI: ['billing'],
  CA: ['catalog'],
  CP: ['coupons'],
  ER: [],
  HF: [],
  IN: [],
  LI: ['favorites', 'likes', 'watch-history'],
  LV: ['live'],
  NO: ['notices', 'push'],
  PA: ['identities', 'partners'],
  PL: ['playback'],
  PO: ['popups'],
  PR: ['profiles'],
  RT: [],
  SE: ['sessions'],
  SR: ['search'],
  ST: [],
  SU: ['subscriptions'],
  TV: ['tv-sign-in'],
  WT: ['webtoons'],
};

/** The arguments for each test runner, as paths; those of journeys may end in `:line`. */
export type CapabilityTests = Readonly<Record<TestKind, readonly string[]>>;

/** Throws with the list of known names. */
export const checkCapability = (name: string): string => {
  if (CAPABILITIES.includes(name)) return name;
  throw new UserError(`There is no capability “${name}”. Capabilities: ${CAPABILITIES.join(', ')}.`);
};

const wordsIn = (name: string): readonly string[] => name.split('-').map((word) => word.replace(/(?<!s)s$/, ''));

/** `gift-payment-failures` and `gifts` are about `gifts`: the words of the capability stand in the name, in its order, singular or plural. */
const isNamedAfter = (path: string, capability: string): boolean => {
  const name = wordsIn(posix.basename(path).split('.')[0] ?? '');
  return `-${name.join('-')}-`.includes(`-${wordsIn(capability).join('-')}-`);
};

const foldersOf = (path: string): readonly string[] => path.split('/').slice(0, -1);

const provesOneOf = (capability: string, title: string): boolean =>
  tagsIn(title).some((id) => REQUIREMENT_AREAS[id.slice(0, 2)]?.includes(capability));

/** A test in a folder of the capability, or in no capability's folder with the ID of one of its requirements. */
const isTestOf = (capability: string, { path, text }: Pick<SourceFile, 'path' | 'text'>): boolean => {
  const folders = foldersOf(path);
  if (folders.includes(capability)) return true;
  return !folders.some((folder) => CAPABILITIES.includes(folder)) && provesOneOf(capability, text);
};

const parsed = new WeakMap<object, SourceFile>();

/** Parsing all journeys takes a second: each is parsed once, for any number of capabilities. */
const parse = (file: Pick<SourceFile, 'path' | 'text'>): SourceFile => {
  const known = parsed.get(file) ?? sourceFile(file.path, file.text);
  parsed.set(file, known);
  return known;
};

const lineOf = (file: SourceFile, offset: number): number => file.text.slice(0, offset).split('\n').length;

/**
 * A journey belongs to a capability as a whole if its file, or a helper of the journeys that it imports, is named after it.
 * Of every other journey those tests belong to it whose titles carry the ID of a requirement of the capability.
 */
const journeysOf = (capability: string, file: SourceFile): readonly string[] => {
  const helpers = file.imports.filter((target) => target.startsWith('tests/journeys/'));
  if ([file.path, ...helpers].some((path) => isNamedAfter(path, capability))) return [file.path];
  const tests = testsIn(file).filter(({ title }) => provesOneOf(capability, title));
  return [...new Set(tests.map(({ node }) => `${file.path}:${lineOf(file, Number(node['start']))}`))];
};

/** All tests of one capability: of its folders in every app and package, those outside of such folders that prove its requirements, and its journeys. */
export const testsOf = (capability: string, files: readonly Pick<SourceFile, 'path' | 'text'>[]): CapabilityTests => {
  const tests = { unit: [], slow: [], database: [], media: [], browser: [], proxy: [], journey: [] } as Record<
    TestKind,
    string[]
  >;
  for (const file of files) {
    const kind = kindOf(file.path);
    if (kind === 'journey') tests.journey.push(...journeysOf(capability, parse(file)));
    else if (kind !== null && isTestOf(capability, file)) tests[kind].push(file.path);
  }
  return tests;
};
