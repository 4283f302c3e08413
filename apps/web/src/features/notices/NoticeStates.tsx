import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { Button } from '@madang/ui/Button.tsx';
import { EmptyState } from '@madang/ui/EmptyState.tsx';
import { BELL } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { useWords } from '#app/shell/words.tsx';

export function NoNotices() {
  const { words } = useWords(noticeWords);
  return (
    <EmptyState drawing={<Icon name={BELL} />} title={words.notices.none}>
      <p>{words.notices.noneText}</p>
    </EmptyState>
  );
}

export function NoticesFailed({ onRetry }: { onRetry: () => void }) {
  const { words } = useWords(noticeWords);
  return <EmptyState title={words.notices.failed} action={<Button onClick={onRetry}>{words.shell.tryAgain}</Button>} />;
}
