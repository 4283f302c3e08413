import type { Repositories } from '@madang/database/repositories.ts';
import type { Deps } from './deps.ts';

/**
 * The dependencies that a function names, and of all repositories those that it names: `Needs<'now' | 'repositories', 'leases'>`.
 * `R` also bounds the repositories of `inTransaction`.
 */
export type Needs<D extends keyof Deps, R extends keyof Repositories = never> = {
  readonly [K in D]: K extends 'repositories'
    ? Pick<Repositories, R>
    : K extends 'inTransaction'
      ? <T>(work: (repositories: Pick<Repositories, R>) => Promise<T>) => Promise<T>
      : Deps[K];
};
