import type { Language } from '@madang/domain/shared/language.ts';
import { data } from 'react-router';
import { loadCatalogPage, CatalogView, ListFailed } from '#app/features/catalog/index.ts';
import { paths } from '#app/paths.ts';
import { shareSource } from '#app/pictures.ts';
import { log } from '#app/platform/log.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { revalidateBelowOverlay } from '#app/shell/overlay.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Route } from './+types/list.page';

/** Without an id there is no list to ask for (CA-79). */
const listOf = async (id: string | undefined, read: (id: string) => ReturnType<typeof loadCatalogPage>) => {
  if (id) return read(id);
  log('ID required');
  return null;
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await listOf(params.value, (id) => loadCatalogPage(context.get(visitorContext), params.lang as Language, id, url));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const shouldRevalidate = revalidateBelowOverlay;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const [first] = loaderData?.cards ?? [];
  return pageMeta(matches, { title: loaderData?.name, image: first && shareSource(first.image) });
};

/** All of a collection, where a rail's "see all" leads (CA-62, RT-26). */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { language } = useWords();
  return <CatalogView list={loaderData} pathTo={(query) => paths.list(language, loaderData.id, query)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
