import type { Language } from '@madang/domain/shared/language.ts';
import { fill } from '@madang/i18n/fill.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ListFailed } from '#app/features/catalog/index.ts';
import { readSearchQuery, loadSearchPage, SearchView } from '#app/features/search/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/search.page';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadSearchPage(context.get(visitorContext), params.lang as Language, url);

/** On the page itself only the query changes, and the view asks for its results. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const words = wordsIn(matches, searchWords);
  const { q } = readSearchQuery(new URLSearchParams(location.search));
  const title = q === '' ? words?.shell.search : words && fill(words.search.titleFor, { query: q });
  return pageMeta(matches, { title: title ?? undefined });
};

/** Search, public (RT-15, SR-13). */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchView page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
