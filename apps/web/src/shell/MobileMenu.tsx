import { IconButton } from '@madang/ui/IconButton.tsx';
import { lazy, startTransition, Suspense, useState } from 'react';
import styles from './MobileMenu.module.css';
import type { NavigationItem } from './navigation.ts';
import type { ShellData } from './shell-data.ts';
import { useWords } from './words.tsx';

interface MobileMenuProps {
  shell: ShellData;
  items: readonly NavigationItem[];
  onSignOut: () => void;
}

const loadSheet = async () => ({ default: (await import('./MobileSheet.tsx')).MobileSheet });
const MobileSheet = lazy(loadSheet);

/** A click fetches what did not come, and then says so. */
const preload = () => void loadSheet().catch(() => undefined);

/** The hamburger of screens narrower than 543 px. What it opens comes at the first sign that it will be. */
export function MobileMenu({ shell, items, onSignOut }: MobileMenuProps) {
  const { words } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.mobile}>
      <IconButton
        icon="menu"
        label={words.shell.openMenu}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        // A transition keeps the page interactive without a pending state while the sheet loads.
        onClick={() => startTransition(() => setOpen(true))}
      />
      <Suspense>
        {open && <MobileSheet shell={shell} items={items} onSignOut={onSignOut} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
