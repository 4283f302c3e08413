import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { Button } from '@madang/ui/Button.tsx';
import { EmptyState } from '@madang/ui/EmptyState.tsx';
import { redirect } from 'react-router';
import {
  type Below,
  DetailOverlay,
  homeOf,
  railKey,
  Stage,
  TitleRail,
  useFurtherRails,
  useStage,
  RailFragment,
} from '#app/features/catalog/index.ts';
import { FavoritesProvider } from '#app/features/favorites/index.ts';
import { StoredTvSignIn } from '#app/features/tv-sign-in/index.ts';
import { ContinueWatchingRail, WATCHING_FRAGMENT, WatchingProvider } from '#app/features/watch-history/index.ts';
import { paths } from '#app/paths.ts';
import { shareSource } from '#app/pictures.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { reload } from '#app/platform/window.ts';
import { useFragmentData, fragmentsContext } from '#app/fast-path/react/ssr-fragments.ts';
import { Drawing } from '#app/shell/Drawing.tsx';
import { revalidateBelowOverlay } from '#app/shell/overlay.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Route } from './+types/home.page';
import styles from './home.module.css';

/** Rails that may be partly in view before the first scroll, and on a phone. */
const IN_SIGHT = { screen: 2, phone: 1 };
const belowOf = (index: number): Below | undefined =>
  index >= IN_SIGHT.screen ? 'screen' : index >= IN_SIGHT.phone ? 'phone' : undefined;

/** Addresses that name a catalogue as parameters of home lead to it (RT-53). */
const catalogNamedBy = (url: URL): string | undefined => {
  const value = url.searchParams.get('value');
  return Object.values(CATALOGS)
    .filter((id) => id !== CATALOGS.main)
    .map(String)
    .find((id) => id === value);
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = params.lang as Language;
  const named = catalogNamedBy(url);
  if (named !== undefined) throw redirect(paths.catalog(language, named));
  const words = await loadWords(language);
  return homeOf(context.get(visitorContext), language, words.catalog.browse, context.get(fragmentsContext));
}

export const shouldRevalidate = revalidateBelowOverlay;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const image = loaderData?.image;
  return pageMeta(matches, { image: image ? shareSource(image) : undefined });
};

/** Home: the stage, what one is in the middle of, and the rails as the operator arranged them (CA-62, CA-63). */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { words } = useWords();
  const { rails, further, reader, favoriteIds, name } = loaderData;
  const watching = useFragmentData(loaderData.watching, WATCHING_FRAGMENT);
  const slides = useStage(loaderData.slides, watching);
  const more = useFurtherRails(further, reader);
  const nothing = slides.length === 0 && rails.length === 0;
  return (
    <FavoritesProvider key={name} ids={favoriteIds}>
      <WatchingProvider value={watching}>
        <DetailOverlay>
          <h1 className={styles.heading}>{words.shell.tagline}</h1>
          {slides.length > 0 && <Stage slides={slides} label={words.catalog.browse.stage} />}
          <div className={slides.length > 0 ? styles.raised : styles.rails}>
            {name !== null && <ContinueWatchingRail items={watching} name={name} />}
            {[...rails, ...more.rails].map((rail, index) => {
              const place = { reader, below: belowOf(index) };
              return typeof rail === 'string' ? (
                <RailFragment key={rail} rail={rail} {...place} />
              ) : (
                <TitleRail key={railKey(rail.source)} rail={rail} {...place} />
              );
            })}
            <div ref={more.end} />
          </div>
          {nothing && <NoTitles />}
          {name !== null && <StoredTvSignIn />}
        </DetailOverlay>
      </WatchingProvider>
    </FavoritesProvider>
  );
}

function NoTitles() {
  const { words } = useWords();
  const { title, text } = words.catalog.browse.failed;
  return (
    <div className={styles.nothing}>
      <EmptyState
        drawing={<Drawing scene="dark" />}
        title={title}
        action={
          <Button variant="primary" onClick={reload}>
            {words.shell.tryAgain}
          </Button>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
