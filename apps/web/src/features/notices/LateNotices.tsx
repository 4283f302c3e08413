import { startTransition, useEffect, useState } from 'react';
import type { ShellData } from '#app/shell/shell-data.ts';
import { late } from '#app/shell/late.tsx';

/** The page comes first: what the operator tells waits for so long, in milliseconds. */
const FIRST_LOOK_MS = 2000;

interface LateNoticesProps extends Pick<ShellData, 'person'> {
  /** The header lies over the page's picture. */
  overlay?: boolean | undefined;
}
const NoticeFollower = late(async () => (await import('./NoticeFollower.tsx')).NoticeFollower);

/** Begins to ask for notices when the page has come (SE-55, SE-63): nothing of the page waits for them, and no failure of theirs is its own. */
export function LateNotices(props: LateNoticesProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsTime(true)), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime && <NoticeFollower {...props} />;
}
