import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { data, redirect } from 'react-router';
import { catalogMeta, CatalogView, ListFailed, loadCatalogPage } from '#app/features/catalog/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { revalidateBelowOverlay } from '#app/shell/overlay.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Route } from './+types/catalog.page';

/** The main catalog is home (CA-01). Other collections have their own address. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = params.lang as Language;
  if (params.value === String(CATALOGS.main)) throw redirect(paths.home(language));
  const page =
    Object.values(CATALOGS).map(String).includes(params.value) &&
    (await loadCatalogPage(context.get(visitorContext), language, params.value, url));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const shouldRevalidate = revalidateBelowOverlay;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => catalogMeta(matches, loaderData);

/** A catalogue of the menu with its genres and orders (CA-02 to CA-07). */
export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { language } = useWords();
  return <CatalogView list={loaderData} pathTo={(query) => paths.catalog(language, loaderData.id, query)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
