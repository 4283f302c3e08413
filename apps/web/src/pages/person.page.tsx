import type { Language } from '@madang/domain/shared/language.ts';
import { fill } from '@madang/i18n/fill.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { data } from 'react-router';
import { ListFailed } from '#app/features/catalog/index.ts';
import { loadPersonPage, PersonView } from '#app/features/search/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/person.page';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await loadPersonPage(context.get(visitorContext), params.lang as Language, params.id, url);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.person.name;
  const words = wordsIn(matches, searchWords);
  return pageMeta(matches, {
    slugTitle: name,
    title: name && `${name} (${loaderData.person.name_ko})`,
    description: words && name ? fill(words.search.personTitles, { name }) : undefined,
  });
};

/** A cast or crew member and their titles. */
export default function PersonPage({ loaderData }: Route.ComponentProps) {
  return <PersonView page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
