import { PRIORITIES, type Requirement, type Requirements } from './requirements.ts';
import { tagsIn, type TestTitle } from './test-titles.ts';

/** Paths of the tests that prove each requirement, by requirement ID; unique and sorted. */
const proofsOf = (titles: readonly TestTitle[]): ReadonlyMap<string, readonly string[]> => {
  const proofs = new Map<string, Set<string>>();
  for (const { path, title } of titles) {
    for (const id of tagsIn(title)) proofs.set(id, (proofs.get(id) ?? new Set()).add(path));
  }
  return new Map([...proofs].map(([id, paths]) => [id, [...paths].sort()]));
};

/** Tags that name no requirement, for example after a typing error: such a test would prove nothing. */
export const unknownTags = ({ requirements }: Requirements, titles: readonly TestTitle[]): readonly string[] => {
  const known = new Set(requirements.map(({ id }) => id));
  return titles.flatMap(({ path, title }) =>
    tagsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${path}: [${id}] is no requirement`),
  );
};

/** Reason for each open requirement, by its ID. */
export type Reasons = Readonly<Record<string, string>>;

/** IDs that have a reason although no such requirement exists or a test proves it. */
export const staleReasons = (
  { requirements }: Requirements,
  titles: readonly TestTitle[],
  reasons: Reasons,
): readonly string[] => {
  const proofs = proofsOf(titles);
  return Object.keys(reasons)
    .filter((id) => proofs.has(id) || !requirements.some((row) => row.id === id))
    .map((id) => `${id} is listed as open, and is ${proofs.has(id) ? 'proven' : 'no requirement'}`);
};

const prefixOf = ({ id }: Requirement): string => id.slice(0, 2);
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Content of docs/conformance.md: each requirement with the tests that prove it, or the reason why it is open. */
export const conformanceReport = (
  { capabilities, requirements }: Requirements,
  titles: readonly TestTitle[],
  reasons: Reasons = {},
): string => {
  const proofs = proofsOf(titles);
  const isProven = ({ id }: Requirement) => proofs.has(id);
  const ratio = (rows: readonly Requirement[]) => `${rows.filter(isProven).length} / ${rows.length}`;
  const of = (rows: readonly Requirement[]) =>
    PRIORITIES.map((priority) => ratio(rows.filter((row) => row.priority === priority)));

  const overview = Object.entries(capabilities).map(([prefix, name]) => {
    const rows = requirements.filter((row) => prefixOf(row) === prefix);
    return `| ${prefix} | ${name} | ${[...of(rows), ratio(rows)].join(' | ')} |`;
  });

  const chapters = Object.entries(capabilities).map(([prefix, name]) => {
    const rows = requirements.filter((row) => prefixOf(row) === prefix);
    const proven = rows
      .filter(isProven)
      .map(
        (row) =>
          `| ${row.id} | ${row.priority} | ${cell(row.text)} | ${(proofs.get(row.id) ?? []).map((path) => `\`${path}\``).join(' ')} |`,
      );
    const table = proven.length > 0 ? ['| ID | | requirement | proven by |', '|---|---|---|---|', ...proven, ''] : [];
    const open = PRIORITIES.flatMap((priority) => {
      const ids = rows.filter((row) => row.priority === priority && !isProven(row)).map(({ id }) => id);
      return ids.length > 0 ? [`Open, ${priority}: ${ids.join(' ')}`, ''] : [];
    });
    const why = rows.flatMap(({ id }) => (reasons[id] === undefined ? [] : [`- ${id}: ${reasons[id]}`]));
    return [`## ${name} (${prefix})`, '', ...table, ...open, ...(why.length > 0 ? [...why, ''] : [])].join('\n');
  });

  return [
    '# Conformance',
    '',
    'Written by `npm run conformance` from docs/requirements.json and the titles of the tests; never by hand. A requirement is proven',
    'when a test carries its ID in the title; the texts of the open ones are in docs/requirements.json. M is the main job of the',
    'product, C its core, E its edges. Where the rest of a capability is there, docs/open-requirements.json says why a row is open.',
    '',
    '| | capability | M | C | E | all |',
    '|---|---|---|---|---|---|',
    ...overview,
    `| | **all** | ${[...of(requirements), ratio(requirements)].join(' | ')} |`,
    '',
    ...chapters,
  ].join('\n');
};
