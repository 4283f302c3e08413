// A repair that stays on: the router has no hook for prefetched data that must not be cached [RT-171].
// Breaks when the library changes: replaces the global `fetch` with which the router loads data.

/** How long an answer that was fetched ahead is still that of the click, in milliseconds. */
const FRESH_FOR_MS = 10_000;
/** Answers that wait at once. */
const MOST = 8;

interface Waiting {
  readonly since: number;
  readonly answer: Promise<Response>;
}

/** Prefetched responses. Each is used once and only while fresh. */
export const prefetchedResponses = (fetch: (url: string) => Promise<Response>, now: () => number) => {
  const waiting = new Map<string, Waiting>();
  const isFresh = ({ since }: Waiting): boolean => now() - since < FRESH_FOR_MS;

  return {
    /** Fetches an address, unless a fresh answer is waiting. */
    prepare(url: string): void {
      const known = waiting.get(url);
      if (known && isFresh(known)) return;
      const answer = fetch(url);
      // The consumer handles a failure. Without a consumer it does not matter.
      answer.catch(() => waiting.delete(url));
      waiting.delete(url);
      waiting.set(url, { since: now(), answer });
      for (const oldest of [...waiting.keys()].slice(0, -MOST)) waiting.delete(oldest);
    },

    /** The answer that was prepared, or null. */
    take(url: string): Promise<Response> | null {
      const known = waiting.get(url);
      waiting.delete(url);
      return known && isFresh(known) ? known.answer : null;
    },

    /** Something was changed: what was fetched before may be wrong now. */
    forget(): void {
      waiting.clear();
    },
  };
};

const { fetch: fetchNow } = globalThis;
const ahead = prefetchedResponses(
  (url) => fetchNow(url),
  () => performance.now(),
);
export const prefetchResponse = ahead.prepare;

/**
 * Lets the router use prefetched loader data. The router loads data with `fetch` and has no hook for this. The
 * responses belong to a session and must not be cached by the browser, so the router's own prefetching would load them
 * twice. A POST clears all of them.
 */
export const installPrefetchedResponses = (): void => {
  globalThis.fetch = async (input, init) => {
    if (input instanceof URL && (init?.method ?? 'GET') === 'GET') {
      const answer = await ahead.take(input.href)?.catch(() => null);
      if (answer?.ok) return answer;
    }
    if (init?.method === 'POST') ahead.forget();
    return fetchNow(input, init);
  };
};
