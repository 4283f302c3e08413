import { searchWords } from '@madang/i18n/parts/search.ts';
import { Button } from '@madang/ui/Button.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './HeaderField.module.css';
import { SearchField } from './SearchField.tsx';

/** Search field of the header (HF-14). Results are on the search page. */
export function HeaderField({ profileId, onClose }: { profileId: string | null; onClose: () => void }) {
  const { words, language } = useWords(searchWords);
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');

  // The field itself has used the key where it had a list to close or a text to empty.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };

  return (
    <div className={styles.open} onKeyDown={handleKey}>
      <div className={styles.field}>
        <SearchField
          id={id}
          value={typed}
          onType={setTyped}
          onSearch={(q) => void navigate(paths.search(language, { q, search_src: 'header' }), { viewTransition: true })}
          profileId={profileId}
          autoFocus
        />
      </div>
      <Button variant="quiet" size="small" aria-label={words.search.closeField} onClick={onClose}>
        {words.shell.close}
      </Button>
    </div>
  );
}
