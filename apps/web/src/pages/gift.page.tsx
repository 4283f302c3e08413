import { HOLDS_CARD_FIELDS } from '@madang/contract/billing/card-fields.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { loadGiftPage, GiftScreen } from '#app/features/gifts/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/gift.page';

export const loader = ({ context }: Route.LoaderArgs) => loadGiftPage(context.get(visitorContext));

export const headers: Route.HeadersFunction = () => ({ [HOLDS_CARD_FIELDS]: 'yes' });

export const meta: Route.MetaFunction = ({ matches }) => {
  const words = wordsIn(matches, giftsWords)?.gifts;
  return pageMeta(matches, { title: words?.title, description: words?.text });
};

/** Buys a plan as a gift. */
export default function GiftPage({ loaderData }: Route.ComponentProps) {
  return <GiftScreen view={loaderData} />;
}
