import type { Neighbour } from '@madang/domain/catalog/likeness.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { Deps } from '../use-case/deps.ts';

/** Everybody to whom the catalogue looks the same: what is offered in the country, and what is rated for the age. */
export interface AudienceKey {
  /** ISO 3166 code. */
  readonly country: string;
  readonly viewingAge: ViewingAge;
}

/** Remembered things of all audiences together; the oldest goes first. */
const MOST = 2000;

/**
 * What pages make of the catalogue, made once for an audience instead of once for each viewer. `edition` is what the
 * catalogue looks like by; when any part of it is another one, everything is forgotten. Nothing that fails is remembered.
 */
export const audienceMemory = (edition: () => readonly unknown[]) => {
  const kept = new Map<string, Promise<unknown>>();
  let current = edition();

  return {
    remember<T>({ country, viewingAge }: AudienceKey, name: string, make: () => Promise<T>): Promise<T> {
      const now = edition();
      if (now.some((part, index) => part !== current[index])) kept.clear();
      current = now;
      const key = `${country} ${viewingAge} ${name}`;
      const known = kept.get(key) as Promise<T> | undefined;
      if (known) return known;
      const made = make();
      kept.set(key, made);
      made.catch(() => {
        if (kept.get(key) === made) kept.delete(key);
      });
      const oldest = kept.size > MOST ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
};

/** Cache time of learned title similarity, in milliseconds. A job relearns it every hour. */
const LEARNT_MS = 60_000;

type ListNeighbours = Deps['repositories']['recommendations']['listNeighbours'];

/** Title similarity does not depend on the viewer, so one read serves all pages for a minute. */
const keptNeighbours = (read: ListNeighbours, elapsed: () => number): ListNeighbours => {
  const kept = new Map<string, readonly Neighbour[]>();
  let since = elapsed();
  return async (titleIds) => {
    if (elapsed() - since >= LEARNT_MS) {
      kept.clear();
      since = elapsed();
    }
    const missing = titleIds.filter((id) => !kept.has(id));
    const found = missing.length > 0 ? await read(missing) : null;
    for (const id of missing) kept.set(id, found?.get(id) ?? []);
    return new Map(titleIds.map((id) => [id, kept.get(id) ?? []]));
  };
};

/** Gives each page what its own calls are given: two of its rows look at the profile's history, and it is read once for both. */
export const pageDeps = (deps: Deps): (() => Deps) => {
  const { watchProgress, recommendations } = deps.repositories;
  const listNeighbours = keptNeighbours((ids) => recommendations.listNeighbours(ids), deps.elapsed);
  return () => {
    const histories = new Map<string, ReturnType<typeof watchProgress.listRecent>>();
    const listRecent = (profileId: string) => {
      const known = histories.get(profileId);
      if (known) return known;
      const history = watchProgress.listRecent(profileId);
      histories.set(profileId, history);
      return history;
    };
    return {
      ...deps,
      repositories: {
        ...deps.repositories,
        watchProgress: { ...watchProgress, listRecent },
        recommendations: { ...recommendations, listNeighbours },
      },
    };
  };
};
