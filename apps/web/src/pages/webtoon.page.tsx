import {
  BlockedTitle,
  detailMeta,
  DetailPage,
  loadDetail,
  revalidateDetail,
  useTitleInAddress,
} from '../features/catalog/index.ts';
import { visitorContext } from '../platform/visitor.ts';
import type { Route } from './+types/webtoon.page';

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadDetail(context.get(visitorContext), url, params, ['webtoon']);

export const shouldRevalidate = revalidateDetail;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => detailMeta(matches, loaderData);

/** What there is to know of a webtoon (RT-25). */
export default function WebtoonPage({ loaderData }: Route.ComponentProps) {
  useTitleInAddress(loaderData?.title ?? null);
  return loaderData ? <DetailPage detail={loaderData} bare={false} /> : <BlockedTitle />;
}
