import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { data, redirect } from 'react-router';
import { loadCatalogPage, CatalogView, ListFailed } from '#app/features/catalog/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Route } from './+types/catalog-old.page';

const isNameOf = (name: string, id: string): boolean =>
  Object.entries(CATALOGS).some(([known, number]) => known === name.toLowerCase() && String(number) === id);

/** The old address of a catalogue: its name and its number have to agree (RT-13, RT-14). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = params.lang as Language;
  const { catalogName, value } = params;
  if (!isNameOf(catalogName, value)) throw data(null, { status: 404 });
  if (value === String(CATALOGS.main)) throw redirect(paths.home(language));
  const page = await loadCatalogPage(context.get(visitorContext), language, value, url);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, { title: loaderData?.name });

/** The catalog under its old address. All links lead to the current address. */
export default function OldCatalogPage({ loaderData }: Route.ComponentProps) {
  const { language } = useWords();
  return <CatalogView list={loaderData} pathTo={(query) => paths.catalog(language, loaderData.id, query)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
