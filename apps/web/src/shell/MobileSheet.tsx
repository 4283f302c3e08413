import { LANGUAGES, type Language } from '@madang/domain/shared/language.ts';
import { LANGUAGE_NAMES } from '@madang/i18n/catalogues.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { SIGN_OUT } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { Select } from '@madang/ui/Select.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { LiveLabel } from './LiveLabel.tsx';
import styles from './MobileSheet.module.css';
import type { NavigationItem } from './navigation.ts';
import type { ShellData } from './shell-data.ts';
import { subscribeLook, subscribePath } from './subscribe-label.ts';
import { useChangeLanguage } from './use-change-language.ts';
import { useWords } from './words.tsx';

interface MobileSheetProps {
  shell: ShellData;
  items: readonly NavigationItem[];
  onSignOut: () => void;
  onClose: () => void;
}

/** The mobile menu with the whole navigation. Every navigation closes it (RT-117). */
export function MobileSheet({ shell, items, onSignOut, onClose }: MobileSheetProps) {
  const { words, language } = useWords();
  const changeLanguage = useChangeLanguage();
  const { key, pathname } = useLocation();
  const sheet = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) sheet.current?.close();
    else if (!sheet.current?.open) sheet.current?.showModal();
  }, [key]);

  const handleSignOut = () => {
    sheet.current?.close();
    onSignOut();
  };

  return (
    <dialog ref={sheet} className={styles.sheet} aria-label={words.shell.mainMenu} onClose={onClose}>
      <div className={styles.head}>
        <Logo height={22} />
        <IconButton icon="close" label={words.shell.close} onClick={() => sheet.current?.close()} />
      </div>
      <nav aria-label={words.shell.mainMenu}>
        {items.map(({ href, label, icon, isLive }) => (
          <Link key={href} href={href} className={styles.item} aria-current={pathname.startsWith(href) ? 'page' : undefined}>
            <Icon name={icon} />
            {isLive ? <LiveLabel label={label} /> : label}
          </Link>
        ))}
        {shell.passes && (
          <Link href={paths.premiumPass(language)} className={styles.item}>
            <Icon name="pass" />
            {words.shell.premiumPass}
          </Link>
        )}
        {shell.person && (
          <button type="button" className={styles.item} onClick={handleSignOut}>
            <Icon name={SIGN_OUT} />
            {words.shell.signOut}
          </button>
        )}
      </nav>
      <div className={styles.foot}>
        <ButtonLink href={subscribePath(shell.subscribeLabel, language)} variant={subscribeLook(shell.person?.plan ?? null)} full>
          {words.shell[shell.subscribeLabel]}
        </ButtonLink>
        <Select
          label={words.shell.language}
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          onChange={(event) => changeLanguage(event.target.value as Language)}
        />
      </div>
    </dialog>
  );
}
