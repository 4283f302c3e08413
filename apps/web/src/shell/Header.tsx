import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { LANGUAGE_NAMES } from '@madang/i18n/catalogues.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { classes } from '@madang/ui/classes.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { Menu, MenuItem } from '@madang/ui/Menu.tsx';
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import styles from './Header.module.css';
import { LiveLabel } from './LiveLabel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { type NavigationItem, toNavigation } from './navigation.ts';
// The server writes PersonItems into the page, but the build links only the stylesheets of what is imported statically.
import './ProfilePicture.module.css';
import { profilePanelOf } from './profile-panel.ts';
import { OpenSearch, SearchItem } from './SearchItem.tsx';
import type { ShellData } from './shell-data.ts';
import { subscribeLook, subscribePath } from './subscribe-label.ts';
import { useApology } from './use-apology.ts';
import { useChangeLanguage } from './use-change-language.ts';
import { withWords } from './with-words.ts';
import { useWords } from './words.tsx';

const importPersonItems = async () => ({ default: (await import('./PersonItems.tsx')).PersonItems });

/** Fetches the bell and the menu that only signed-in people have, with their words. */
export const loadPersonItems = () => withWords(importPersonItems);

/** The server writes pages whole and waits for nothing. */
const PersonItems = import.meta.env.SSR ? (await importPersonItems()).default : lazy(loadPersonItems);

const loadSignOut = async () => ({ default: (await import('./SignOutDialog.tsx')).SignOutDialog });
const SignOutDialog = lazy(loadSignOut);

/**
 * Header of every page except full-screen ones, with a hamburger under 543 px (HF-25). `overlay` makes it transparent.
 */
export function Header({ shell, overlay }: { shell: ShellData; overlay?: boolean | undefined }) {
  const { words, language } = useWords();
  const signOut = useSignOut();
  const search = useSearchItem();
  const items = toNavigation(shell, words);
  const { person } = shell;
  const { pathname: path } = useLocation();
  const panel = profilePanelOf({ path, isSigningOut: signOut.open });
  const apologize = useApology();
  const leavePartner = () =>
    void import('./sign-out.ts').then(({ signOutTo }) => signOutTo(paths.home(language))).catch(apologize);

  if (shell.isEntryOnly)
    return (
      <header className={styles.header}>
        <span className={styles.logo}>
          <Logo />
        </span>
        <div className={styles.end}>
          <LanguageMenu />
        </div>
      </header>
    );
  return (
    <header className={classes(styles.header, overlay && styles.overlay)}>
      <a className={styles.skip} href="#content">
        {words.shell.skipToContent}
      </a>
      {shell.isPartnerAwaited ? (
        <button type="button" className={styles.logo} onClick={leavePartner}>
          <Logo />
        </button>
      ) : (
        <Link href={paths.home(language)} className={styles.logo}>
          <Logo />
        </Link>
      )}
      <MainNavigation items={items} isFolded={search.open} />
      {search.open && <OpenSearch profileId={person?.profile?.id ?? null} onClose={search.close} />}
      <div className={styles.end}>
        {!search.open && <SearchItem ref={search.button} onOpen={search.show} />}
        {shell.passes && (
          <Link href={paths.premiumPass(language)} className={classes(styles.wide, styles.pass, person && styles.passOfPerson)}>
            <Icon name="pass" />
            <span className={styles.passName}>{words.shell.premiumPass}</span>
          </Link>
        )}
        <div className={styles.wide}>
          <ButtonLink
            href={subscribePath(shell.subscribeLabel, language)}
            variant={subscribeLook(person?.plan ?? null)}
            size="small"
          >
            {words.shell[shell.subscribeLabel]}
          </ButtonLink>
        </div>
        <LanguageMenu />
        {person ? (
          <PersonItems person={person} passes={shell.passes} panel={panel} onOpen={signOut.preload} onSignOut={signOut.ask} />
        ) : (
          <Link href={paths.signIn(language)} className={styles.signIn}>
            {words.shell.signIn}
          </Link>
        )}
        <MobileMenu shell={shell} items={items} onSignOut={signOut.ask} />
      </div>
      <Suspense>{signOut.isRequested && <SignOutDialog open={signOut.open} onClose={signOut.close} />}</Suspense>
    </header>
  );
}

/** Sign-out confirmation. Its dialog mounts on the first request. */
const useSignOut = () => {
  const [open, setOpen] = useState<boolean | null>(null);
  return {
    isRequested: open !== null,
    open: open === true,
    // A click fetches what did not come, and then says so.
    preload: () => void loadSignOut().catch(() => undefined),
    ask: () => startTransition(() => setOpen(true)),
    close: () => setOpen(false),
  };
};

/** Whether the field is open. Every navigation closes it, and closing it by hand restores the focus. */
const useSearchItem = () => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closedByHand = useRef(false);
  const open = openAt === key;

  useEffect(() => {
    if (open || !closedByHand.current) return;
    closedByHand.current = false;
    button.current?.focus();
  }, [open]);

  return {
    open,
    button,
    show: () => setOpenAt(key),
    close: () => {
      closedByHand.current = true;
      setOpenAt(null);
    },
  };
};

/** Folded it is one menu: beside an open search field there is no room for ten names. */
function MainNavigation({ items, isFolded }: { items: readonly NavigationItem[]; isFolded: boolean }) {
  const { words } = useWords();
  const { pathname } = useLocation();
  const current = (href: string) => (pathname.startsWith(href) ? 'page' : undefined);
  const [home, ...others] = items;
  return (
    <nav className={classes(styles.navigation, isFolded && styles.small)} aria-label={words.shell.mainMenu}>
      {home && (
        <Link href={home.href} className={classes(styles.item, styles.home)} aria-current={current(home.href)}>
          {home.label}
        </Link>
      )}
      {others.map(({ href, label, isLive }) => (
        <Link key={href} href={href} className={classes(styles.item, styles.inline)} aria-current={current(href)}>
          {isLive ? <LiveLabel label={label} /> : label}
        </Link>
      ))}
      {others.length > 0 && (
        <div className={styles.folded}>
          <Menu
            label={words.shell.categories}
            align="start"
            triggerClassName={styles.item}
            trigger={
              <>
                <span className={styles.browse}>{words.shell.categories}</span>
                <Icon name="chevron-down" size="small" className={styles.browse} />
                <Icon name="grid" className={styles.browseSign} />
              </>
            }
          >
            {items.map(({ href, label, icon, isLive }) => (
              <MenuItem key={href} href={href} icon={icon} current={current(href) !== undefined}>
                {isLive ? <LiveLabel label={label} /> : label}
              </MenuItem>
            ))}
          </Menu>
        </div>
      )}
    </nav>
  );
}

function LanguageMenu() {
  const { words, language } = useWords();
  const changeLanguage = useChangeLanguage();
  return (
    <div className={styles.wide}>
      <Menu label={words.shell.language} triggerClassName={styles.round} trigger={<Icon name="globe" />}>
        {LANGUAGES.map((one) => (
          <MenuItem key={one} current={one === language} onSelect={() => changeLanguage(one)}>
            {LANGUAGE_NAMES[one]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
