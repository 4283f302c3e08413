import type { Language } from '@madang/domain/shared/language.ts';
import { MyPage } from '#app/features/accounts/index.ts';
import { ListFailed } from '#app/features/catalog/index.ts';
import { HISTORY_PAGE, HistoryList, readHistory } from '#app/features/watch-history/index.ts';
import { pageNumberIn } from '#app/platform/page-number.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/history.page';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, session } = context.get(visitorContext);
  const offset = (pageNumberIn(url) - 1) * HISTORY_PAGE;
  return { history: { ...(await readHistory(api, params.lang as Language, offset)), offset }, profileId: session?.profile?.id };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.watchHistory.history });

/** What the profile watched (LI-18). */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { history, profileId } = loaderData;
  return (
    <MyPage tab="history">
      <HistoryList key={`${profileId} ${history.offset}`} history={history} />
    </MyPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
