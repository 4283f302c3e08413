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

const same = (one: TrailEntry | undefined, other: TrailEntry): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Adds a visit; a mere change of the hash is none (RT-103, RT-118). */
export const recordVisit = (trail: Trail, visit: TrailEntry): Trail =>
  same(trail[0], visit) ? trail : [visit, ...trail].slice(0, LENGTH);
