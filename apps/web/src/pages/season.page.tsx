import { detailMeta, loadDetail, revalidateDetail, TitlePage } from '../features/catalog/index.ts';
import { visitorContext } from '../platform/visitor.ts';
import type { Route } from './+types/season.page';

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadDetail(context.get(visitorContext), url, params, ['season']);

export const shouldRevalidate = revalidateDetail;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => detailMeta(matches, loaderData);

/** A series: its episodes, people and clips (RT-23). */
export default function SeasonPage({ loaderData }: Route.ComponentProps) {
  return <TitlePage detail={loaderData} />;
}
