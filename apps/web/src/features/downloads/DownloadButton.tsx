import { fill } from '@madang/i18n/fill.ts';
import { formatPercent } from '@madang/i18n/format.ts';
import { downloadWords } from '@madang/i18n/parts/downloads.ts';
import { DOWNLOAD } from '@madang/ui/further-icons.ts';
import { IconButton, IconLink } from '@madang/ui/IconButton.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Downloadable } from './downloadable.ts';
import { useProvidedDownloads } from './DownloadsProvider.tsx';
import styles from './DownloadButton.module.css';
import { shareDone } from './kept-download.ts';

interface DownloadButtonProps {
  what: Downloadable;
  variant?: 'bare' | 'veil';
  size?: 'medium' | 'large';
}

/** Starts a download, shows its progress or links to it. On other plans it says that Premium can (PL-29). */
export function DownloadButton({ what, variant = 'bare', size = 'medium' }: DownloadButtonProps) {
  const { words, language, locale } = useWords(downloadWords);
  const downloads = useProvidedDownloads();
  if (!downloads) return null;
  const { title } = what;
  const known = downloads.items?.find(({ info }) => info.content_id === what.id);
  const look = { variant, size };
  if (!known || known.standing === 'ended')
    return (
      <IconButton
        {...look}
        icon={DOWNLOAD}
        label={fill(words.downloads.download, { title })}
        aria-haspopup="dialog"
        onClick={() => downloads.ask(what)}
      />
    );
  if (known.standing === 'ready')
    return (
      <IconLink
        {...look}
        icon="check"
        label={fill(words.downloads.ready, { title })}
        href={paths.downloads(language)}
        className={styles.ready}
      />
    );
  const percent = formatPercent(locale, shareDone(known));
  const isRunning = known.standing === 'fetching' || known.standing === 'elsewhere';
  return (
    <span className={styles.running} style={{ '--done': shareDone(known) } as React.CSSProperties}>
      <IconLink
        {...look}
        icon={isRunning ? DOWNLOAD : 'pause'}
        label={fill(words.downloads.fetching, { title, percent })}
        href={paths.downloads(language)}
      />
    </span>
  );
}
