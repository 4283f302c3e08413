/** How long an answer that was fetched ahead is still that of the click, in milliseconds. */
const FRESH_FOR_MS = 10_000;
/** Answers that wait at once. */
const MOST = 8;

interface Waiting {
  readonly since: number;
  readonly answer: Promise<Response>;
}

/** What was fetched before somebody asked for it: each is given once, fresh, and to nobody else than to whom it was fetched. */
export const answersAhead = (fetch: (url: string) => Promise<Response>, now: () => number) => {
  const waiting = new Map<string, Waiting>();
  const isFresh = ({ since }: Waiting): boolean => now() - since < FRESH_FOR_MS;

  return {
    /** Fetches an address, unless a fresh answer is waiting. */
    prepare(url: string): void {
      const known = waiting.get(url);
      if (known && isFresh(known)) return;
      const answer = fetch(url);
      // Whoever takes it hears of its failure; otherwise nobody needs to.
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
const ahead = answersAhead(
  (url) => fetchNow(url),
  () => performance.now(),
);
export const prepareAnswer = ahead.prepare;

/**
 * Lets the router take what was fetched ahead. It has no other door for that: it fetches the data of a page with `fetch`, and
 * these answers may not be stored by the browser (a page belongs to whoever is signed in), so its own prefetching would fetch
 * them twice. Whatever changes something on the server makes all of them void.
 */
export const answerFromAhead = (): void => {
  globalThis.fetch = async (input, init) => {
    if (input instanceof URL && (init?.method ?? 'GET') === 'GET') {
      const answer = await ahead.take(input.href)?.catch(() => null);
      if (answer?.ok) return answer;
    }
    if (init?.method === 'POST') ahead.forget();
    return fetchNow(input, init);
  };
};
