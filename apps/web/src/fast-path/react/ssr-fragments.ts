// Fast path `ssr-fragments`: FAST_PATH=ssr-fragments turns it off.
// Buys: part of the CPU time of a signed-in home page, not measured alone yet (row `page signed in`).
// Breaks when the library changes: React must keep server HTML of `dangerouslySetInnerHTML` that the browser renders otherwise.

import { createContext } from 'react-router';
import { createContext as createReactContext, use } from 'react';
import type { PagePieces } from '../../../render';

/**
 * A part of a page that was rendered ahead, and what the browser needs to take it over, as JSON that is safe in a script. What
 * goes into many pages is encoded already. Of what each page renders by itself there is the data alone, as JSON and as it is.
 */
export type SsrFragment = { readonly data: PagePieces } & ({ readonly html: PagePieces } | { readonly value: unknown });

/** Parts by their names within one page. */
export type SsrFragments = Map<string, SsrFragment>;

/** Where loaders put SSR fragments of the page. Null for a data request, which must be complete. */
export const fragmentsContext = createContext<SsrFragments | null>(null);

const PartsContext = createReactContext<ReadonlyMap<string, SsrFragment> | null>(null);
export const FragmentsProvider = PartsContext.Provider;

/** Stands for a part until the page is put together. Nothing that is rendered can look like it: React escapes what texts say. */
const markOf = (name: string): string => `<!--written ${encodeURIComponent(name)}-->`;
export const FRAGMENT_PLACEHOLDER = /<!--written ([^>]*)-->/;

/** Placeholder of an SSR fragment on the server. Null in the browser, where the fragment is in the page. */
export const useFragmentPlaceholder = (name: string): string | null =>
  import.meta.env.SSR && use(PartsContext)?.has(name) ? markOf(name) : null;

/** The name under which the page's own script leaves the data of parts. */
export const FRAGMENT_DATA = '__writtenParts';

declare global {
  interface Window {
    [FRAGMENT_DATA]?: Readonly<Record<string, unknown>>;
  }
}

/** In the browser, the data of an SSR fragment. The caller states its type. */
export const readFragmentData = <T>(name: string): T => {
  const data = window[FRAGMENT_DATA]?.[name];
  if (data === undefined) throw new Error(`The page has brought no data for ${name}.`);
  return data as T;
};

/** Placeholder in loader data for an SSR fragment. */
export type InFragment = 'apart';

/** What a page renders by itself: as its loader gave it, or from the part called `name`, on the server as in the browser. */
export const useFragmentData = <T>(given: T | InFragment, name: string): T => {
  const part = import.meta.env.SSR && use(PartsContext)?.get(name);
  if (given !== 'apart') return given as T;
  return part && 'value' in part ? (part.value as T) : readFragmentData<T>(name);
};
