import { type ComponentType, lazy, startTransition, Suspense, useEffect, useState } from 'react';
import type { ShellData } from '#app/shell/shell-data.ts';
import { withWords } from '#app/shell/with-words.ts';

/** Delay before notices load, in milliseconds: the page has priority. */
const FIRST_LOOK_MS = 2000;

interface LazyNoticesProps extends Pick<ShellData, 'person'> {
  /** The header lies over the page's picture. */
  overlay?: boolean | undefined;
}
type Follower = ComponentType<LazyNoticesProps>;
const Nothing: Follower = () => null;

/** A failed load only leaves the notices out. */
const load = (): Promise<{ readonly default: Follower }> =>
  withWords(() => import('./NoticeFollower.tsx')).then(
    (loaded) => ({ default: loaded.NoticeFollower }),
    () => ({ default: Nothing }),
  );
const NoticeFollower = lazy(load);

/** Begins to ask for notices when the page has come (SE-55, SE-63): nothing of the page waits for them, and no failure of theirs is its own. */
export function LazyNotices(props: LazyNoticesProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsTime(true)), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isTime && <NoticeFollower {...props} />}</Suspense>;
}
