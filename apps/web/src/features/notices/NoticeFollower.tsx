import { useEffect, useEffectEvent } from 'react';
import { RoutePopups } from '#app/features/popups/index.ts';
import { takeNotActivated } from '#app/platform/not-activated.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import type { ShellData } from '#app/shell/shell-data.ts';
import { useFreshEntitlement } from '#app/shell/use-fresh-entitlement.ts';
import { followNotices } from './notice-board.ts';
import { toNoticeReader } from './notice-reader.ts';
import { TopBarNotice } from './TopBarNotice.tsx';

interface NoticeFollowerProps extends Pick<ShellData, 'person'> {
  overlay?: boolean | undefined;
}

/** Keeps notices and the plan fresh, and shows what belongs below the header, and what comes over the page. */
export function NoticeFollower({ person, overlay }: NoticeFollowerProps) {
  const reader = toNoticeReader(person);
  const name = reader?.name;
  const follow = useEffectEvent(() => (reader ? followNotices(reader) : undefined));
  // Each navigation creates a new `person` object, so the effect depends on the reader's name.
  useEffect(() => follow(), [name]);
  useFreshEntitlement(person);
  const hasChosen = (person?.profile ?? null) !== null;
  useEffect(() => {
    if (!hasChosen) return;
    const email = takeNotActivated();
    if (email !== null) showAlert({ event: 'NOT_ACTIVATED', email });
  }, [hasChosen]);
  return (
    <>
      {reader && <TopBarNotice overlay={overlay} />}
      <RoutePopups />
    </>
  );
}
