import { detailMeta, loadDetail, revalidateDetail, TitlePage } from '../features/catalog/index.ts';
import { visitorContext } from '../platform/visitor.ts';
import type { Route } from './+types/media.page';

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadDetail(context.get(visitorContext), url, params, ['media']);

export const shouldRevalidate = revalidateDetail;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => detailMeta(matches, loaderData);

/** A film (RT-21). */
export default function MediaPage({ loaderData }: Route.ComponentProps) {
  return <TitlePage detail={loaderData} />;
}
