import { countNew } from '@madang/domain/notices/seen-notices.ts';
import { plural } from '@madang/i18n/fill.ts';
import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { BELL } from '@madang/ui/further-icons.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { lazy, startTransition, Suspense, useState } from 'react';
import type { ShellData } from '#app/shell/shell-data.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './NoticeBell.module.css';
import { useBoard, useShownNotices } from './use-notices.ts';

const loadPanel = async () => ({ default: (await import('./NoticePanel.tsx')).NoticePanel });
const NoticePanel = lazy(loadPanel);

/** A click fetches what did not come, and then says so. */
const preload = () => void loadPanel().catch(() => undefined);

/**
 * The bell of a signed-in viewer, with a dot for unseen notices (HF-15, NO-20). The list it opens is preloaded on the
 * first sign of intent.
 */
export function NoticeBell({ person }: { person: NonNullable<ShellData['person']> }) {
  const { words, locale } = useWords(noticeWords);
  const { notices, excluded, latest } = useBoard();
  const shown = useShownNotices(person, notices ?? [], excluded);
  const [open, setOpen] = useState(false);
  // No dot before the first answer.
  const count = notices === null ? 0 : countNew(shown, latest);
  const { title, fresh } = words.notices;
  return (
    // The page that the server writes has no dot yet, and does without the stylesheet of one.
    <div className={count > 0 ? styles.fresh : undefined}>
      <IconButton
        icon={BELL}
        label={count > 0 ? plural(locale, fresh, count) : title}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        // A transition keeps the page interactive without a pending state while the panel loads.
        onClick={() => startTransition(() => setOpen(true))}
      />
      <Suspense>{open && <NoticePanel person={person} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
