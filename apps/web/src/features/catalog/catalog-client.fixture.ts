import type { Card, SiteMenu } from '@madang/contract/catalog/catalog.contract.ts';
import { CallFailed, type Client } from '@madang/contract/client.ts';
import type { ViewerOperation } from '@madang/contract/viewer-routes.ts';

/** A title as lists give it. */
export const makeCard = (id: string): Card => ({
  id,
  type: 'season',
  detail_type: 'media',
  parent_id: null,
  meta: {
    title: { en: `Title ${id}`, pt: '', es: '', zh: '', vi: '', ko: `제목 ${id}` },
    episode_number: null,
    duration: 3600,
  },
  genre: [],
  year: 2026,
  rating: '12',
  policy_range: 'FREE',
  state: 'ready',
  start_date: '2025-03-01',
  episode_count: 0,
  image: { path: id, still: 'still', color: '#123456' },
});

/** One page of a list: up to `limit` cards from `offset` on. */
export const pageOfCards = (total: number, offset: number, limit: number) => ({
  objects: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) =>
    makeCard(String(1000 + offset + index)),
  ),
  total_count: total,
});

/** A call as it was made. */
export type RecordedCall = readonly [operation: ViewerOperation, input: Record<string, unknown>];

type Answers = { readonly [Name in ViewerOperation]?: (input: never) => unknown };

/** A client with scripted answers. It throws for any other operation and records its calls. */
export const recordingClient = (answers: Answers): { readonly api: Client; readonly requests: readonly RecordedCall[] } => {
  const requests: RecordedCall[] = [];
  const api = new Proxy({} as Client, {
    get:
      (_target, name: ViewerOperation) =>
      async (input: Record<string, unknown> = {}) => {
        requests.push([name, input]);
        const answer = answers[name] as ((given: Record<string, unknown>) => unknown) | undefined;
        if (!answer) throw new CallFailed(name, { status: 500, local: '1001' });
        return answer(input);
      },
  });
  return { api, requests };
};

/** Home with a stage and the given number of rails. */
export const menuWith = (rails: number): Pick<SiteMenu, 'entries'> => {
  const name = { en: 'Rail', pt: '', es: '', zh: '', vi: '' };
  const collections = Array.from({ length: rails }, (_, index) => ({
    id: `rail-${index + 1}`,
    name,
    layout: 'posters' as const,
    note: null,
  }));
  return {
    entries: [
      {
        id: 22,
        is_home: true,
        display_name: name,
        slug: 'main',
        collections: [{ id: 'stage', name, layout: 'stage', note: null }, ...collections],
      },
    ],
  };
};
