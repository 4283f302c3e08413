import { isHelpArticle } from '@madang/domain/help/help-article.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { data } from 'react-router';
import { Article, loadArticle, OnwardForm } from '#app/features/help/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/help-article.page';

export const loader = ({ params, context }: Route.LoaderArgs) => {
  if (!isHelpArticle(params.article)) throw data(null, { status: 404 });
  return loadArticle(context.get(visitorContext), params.lang as Language, params.article);
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, { title: loaderData?.title });

/** One thing explained, or the way to where it is. */
export default function HelpArticlePage({ loaderData: view }: Route.ComponentProps) {
  return view.view === 'onward' ? <OnwardForm onward={view} /> : <Article view={view} />;
}
