import { detailMeta, loadDetail, revalidateDetail, TitlePage } from '../features/catalog/index.ts';
import { visitorContext } from '../platform/visitor.ts';
import type { Route } from './+types/webtoon.page';

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadDetail(context.get(visitorContext), url, params, ['webtoon']);

export const shouldRevalidate = revalidateDetail;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => detailMeta(matches, loaderData);

/** A webtoon: its episodes, people and facts (RT-25). */
export default function WebtoonPage({ loaderData }: Route.ComponentProps) {
  return <TitlePage detail={loaderData} bare={false} />;
}
