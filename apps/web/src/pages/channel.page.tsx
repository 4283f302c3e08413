import { detailMeta, loadDetail, revalidateDetail, TitlePage } from '../features/catalog/index.ts';
import { visitorContext } from '../platform/visitor.ts';
import type { Route } from './+types/channel.page';

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadDetail(context.get(visitorContext), url, params, ['season', 'media', 'webtoon']);

export const shouldRevalidate = revalidateDetail;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => detailMeta(matches, loaderData);

/** The older address of a title, with the same page (PL-47). */
export default function ChannelPage({ loaderData }: Route.ComponentProps) {
  return <TitlePage detail={loaderData} />;
}
