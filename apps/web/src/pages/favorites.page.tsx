import type { Language } from '@madang/domain/shared/language.ts';
import { FavoritesShelf, MyPage, readShelf, SHELF_PAGE } from '#app/features/accounts/index.ts';
import { ListFailed, readerOf } from '#app/features/catalog/index.ts';
import { loadFavoriteIds, FavoritesProvider } from '#app/features/favorites/index.ts';
import { pageNumberIn } from '#app/platform/page-number.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { revalidateBelowOverlay } from '#app/shell/overlay.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/favorites.page';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const reader = readerOf(visitor, params.lang as Language);
  const offset = (pageNumberIn(url) - 1) * SHELF_PAGE;
  const [shelf, knownIds] = await Promise.all([readShelf(visitor.api, reader, offset), loadFavoriteIds(visitor.api)]);
  return { shelf: { ...shelf, offset }, knownIds, reader, profileId: visitor.session?.profile?.id };
}

export const shouldRevalidate = revalidateBelowOverlay;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.favorites.shelf });

/** The profile's shelf (LI-05). */
export default function FavoritesPage({ loaderData }: Route.ComponentProps) {
  const { shelf, knownIds, reader, profileId } = loaderData;
  return (
    <MyPage tab="favorites">
      <FavoritesProvider key={profileId} ids={knownIds}>
        <FavoritesShelf key={shelf.offset} shelf={shelf} knownIds={knownIds} reader={reader} />
      </FavoritesProvider>
    </MyPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
