import type { Notice } from '@madang/contract/notices/notices.contract.ts';
import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { useSyncExternalStore } from 'react';
import type { ShellData } from '#app/shell/shell-data.ts';
import { useWords } from '#app/shell/words.tsx';
import { type Board, emptyBoard, noticeBoard } from './notice-board.ts';
import { accountNotice, type ShownNotice, shownNotice } from './notice-view.ts';

export const useBoard = (): Board => useSyncExternalStore(noticeBoard.subscribe, noticeBoard.getSnapshot, emptyBoard);

/** The viewer's notices: a required account action first, then the notices that were not dismissed. */
export const useShownNotices = (
  person: ShellData['person'],
  notices: readonly Notice[],
  excluded: readonly string[],
): readonly ShownNotice[] => {
  const { words, language } = useWords(noticeWords);
  const shown = notices.filter(({ notice_id: id }) => !excluded.includes(id)).map((notice) => shownNotice(language, notice));
  return person?.needsAccountNotice ? [accountNotice(language, words.notices), ...shown] : shown;
};
