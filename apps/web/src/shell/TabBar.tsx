import { PERSON } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import styles from './TabBar.module.css';
import { useWords } from './words.tsx';

/** The four pages that a phone keeps in reach of the thumb, beside the hamburger. My page asks anonymous viewers to sign in. */
export function TabBar() {
  const { words, language } = useWords();
  const { pathname } = useLocation();
  const tabs = [
    { href: paths.home(language), within: paths.home(language), icon: 'home', label: words.shell.home },
    {
      href: paths.search(language, { search_src: 'header' }),
      within: paths.search(language),
      icon: 'search',
      label: words.shell.search,
    },
    { href: paths.live(language), within: paths.live(language), icon: 'tv', label: words.shell.live },
    { href: paths.favorites(language), within: paths.myPage(language), icon: PERSON, label: words.shell.myPage },
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={words.shell.tabs}>
      {tabs.map(({ href, within, icon, label }) => (
        <Link key={within} href={href} className={styles.tab} aria-current={pathname.startsWith(within) ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
