import { detailWords } from '@madang/i18n/parts/detail.ts';
import { SHARE } from '@madang/ui/further-icons.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { detailPath } from '#app/paths.ts';
import { share } from '#app/platform/share.ts';
import { useWords } from '#app/shell/words.tsx';
import type { DetailView } from './detail-view.ts';

/** Offers the address of the page to others (PL-45). */
export function ShareButton({ detail }: { detail: Pick<DetailView, 'id' | 'detailType' | 'title'> }) {
  const { words, language } = useWords(detailWords);
  const toast = useToast();
  const handleClick = async () => {
    const path = detailPath(language, { id: detail.id, detail_type: detail.detailType }, detail.title);
    const shared = await share(detail.title, path);
    if (shared === 'copied') toast(words.detail.linkCopied, 'done');
    if (shared === 'failed') toast(words.detail.linkNotCopied, 'failed');
  };
  return <IconButton icon={SHARE} label={words.detail.share} variant="veil" size="large" onClick={() => void handleClick()} />;
}
