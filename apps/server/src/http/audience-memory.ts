import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';

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
export type AudienceMemory = ReturnType<typeof audienceMemory>;
