import type { RouteName } from '../routes.ts';

/** One page that was visited. */
export interface TrailEntry {
  readonly name: RouteName | 'notFound';
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query with its question mark, or nothing. */
  readonly search: string;
}

/** Newest first. */
export type Trail = readonly TrailEntry[];

const LENGTH = 10;

/** A title in the address only makes it readable: it may be added while the page is shown (RT-20). */
const identityOf = ({ name, params: { title: _title, ...params }, search }: TrailEntry): string =>
  JSON.stringify([name, params, search]);

/** Adds a visit. A change of the hash alone is none, even after the title was added to the address (RT-103, RT-118). */
export const recordVisit = (trail: Trail, visit: TrailEntry): Trail => {
  const [newest, ...older] = trail;
  return newest && identityOf(newest) === identityOf(visit) ? [visit, ...older] : [visit, ...trail].slice(0, LENGTH);
};
