import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { type Ref, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { focusOn, useIsHydrated, useMediaQuery } from '../platform/window.ts';
import { useKey } from '../platform/use-key.ts';
import { useHeaderField } from './header-field.ts';
import styles from './Header.module.css';
import { findPage } from './page-of.ts';
import { PAGE_SEARCH_FIELD } from './search-field.ts';
import { useWords } from './words.tsx';

/** From this width on the header has room for a field. */
const WIDE = '(min-width: 768px)';

interface SearchItemProps {
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/**
 * The magnifier (HF-14): opens a field in a wide header and leads to the page of the search from a narrow one, or without
 * scripts. On that page it leads to the page's own field. The key / does the same.
 */
export function SearchItem({ ref, onOpen }: SearchItemProps) {
  const { words, language } = useWords();
  const navigate = useNavigate();
  const headerField = useHeaderField();
  const isWide = useMediaQuery(WIDE) && headerField !== null;
  const isHere = findPage(useLocation().pathname) === 'search';
  const isHydrated = useIsHydrated();
  const page = paths.search(language, { search_src: 'header' });

  const open = () => {
    if (focusOn(PAGE_SEARCH_FIELD)) return;
    if (isWide) onOpen();
    else void navigate(page);
  };
  useKey('/', open);

  const look = { className: styles.round, 'aria-label': words.shell.search, title: words.shell.search };
  return isHydrated && (isWide || isHere) ? (
    <button {...look} ref={ref} type="button" onClick={open} onPointerEnter={() => void headerField?.load()}>
      <Icon name="search" />
    </button>
  ) : (
    <Link {...look} href={page}>
      <Icon name="search" />
    </Link>
  );
}

/** Beside the folded navigation, until the viewer goes on or closes it. */
export function OpenSearch({ profileId, onClose }: { profileId: string | null; onClose: () => void }) {
  const headerField = useHeaderField();
  return (
    <Suspense fallback={<span className={styles.coming} />}>
      {headerField && <headerField.Field profileId={profileId} onClose={onClose} />}
    </Suspense>
  );
}
