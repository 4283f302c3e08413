import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { AccountFrame } from '#app/features/accounts/index.ts';
import { GiftList, readGifts } from '#app/features/gifts/index.ts';
import { load } from '#app/platform/loaded.ts';
import { useFreshOnReturn } from '#app/platform/use-fresh-on-return.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/gifts.page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, gifts: isOffered } = context.get(visitorContext);
  const isBought = url.searchParams.has('bought');
  return { gifts: await load(readGifts(api)), isBought, isOffered };
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, giftsWords)?.gifts.mine.title });

/** Gifts bought by the account. Stays available when gifts are no longer sold. */
export default function GiftsPage({ loaderData }: Route.ComponentProps) {
  useFreshOnReturn();
  return (
    <AccountFrame tab="payment">
      <GiftList {...loaderData} />
    </AccountFrame>
  );
}
