import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { Logo } from '@madang/ui/Logo.tsx';
import { lazy, Suspense } from 'react';
import { loadTvScreen } from '#app/features/tv-sign-in/index.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Route } from './+types/tv.page';
import styles from './loading.module.css';

const TvScreen = lazy(loadTvScreen);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, tvSignInWords)?.tvSignIn.tv.title });

/** Choosing a title changes the query alone, which the server has nothing to say to. */
export const shouldRevalidate = () => false;

/** The product on a television, worked by a remote control. */
export default function TvPage() {
  const hydrated = useIsHydrated();
  return hydrated ? (
    <Suspense fallback={<Waking />}>
      <TvScreen />
    </Suspense>
  ) : (
    <Waking />
  );
}

function Waking() {
  const { words } = useWords(tvSignInWords);
  return (
    <div className={styles.loading} role="status" aria-label={words.tvSignIn.tv.waking}>
      <Logo version="mark" height={64} />
    </div>
  );
}
