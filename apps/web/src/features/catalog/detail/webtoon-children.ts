import type { Episode } from '@madang/contract/catalog/catalog.contract.ts';
import type { Client } from '@madang/contract/client.ts';

/** Episodes of a webtoon in one call (ST-52). */
const CHILDREN_AT_A_TIME = 24;

/** All episodes of a webtoon, page after page until the total is reached (WT-07). */
export const allChildren = async (
  api: Pick<Client, 'listWebtoonChildren'>,
  webtoonId: string,
): Promise<{ readonly objects: readonly Episode[]; readonly total_count: number; readonly offset: 0 }> => {
  const objects: Episode[] = [];
  let total = Number.POSITIVE_INFINITY;
  while (objects.length < total) {
    const page = await api.listWebtoonChildren({ parent_id: webtoonId, limit: CHILDREN_AT_A_TIME, offset: objects.length });
    objects.push(...page.objects);
    // An empty page is the end, whatever was promised.
    total = page.objects.length === 0 ? objects.length : page.total_count;
  }
  return { objects, total_count: objects.length, offset: 0 };
};
