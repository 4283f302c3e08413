import type { Language } from '@madang/domain/shared/language.ts';
import { data } from 'react-router';
import { catalogMeta, CatalogView, ListFailed, loadCatalogPage } from '#app/features/catalog/index.ts';
import { paths } from '#app/paths.ts';
import { log } from '#app/platform/log.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { revalidateBelowOverlay } from '#app/shell/overlay.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Route } from './+types/list.page';

/** Without an ID nothing is requested, and the page is not found (CA-79). */
const loadList = async (id: string | undefined, load: (id: string) => ReturnType<typeof loadCatalogPage>) => {
  if (id) return load(id);
  log('ID required');
  return null;
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await loadList(params.value, (id) =>
    loadCatalogPage(context.get(visitorContext), params.lang as Language, id, url),
  );
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const shouldRevalidate = revalidateBelowOverlay;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => catalogMeta(matches, loaderData);

/** All of a collection, where a rail's "see all" leads (CA-62, RT-26). */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { language } = useWords();
  return <CatalogView list={loaderData} pathTo={(query) => paths.list(language, loaderData.id, query)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
