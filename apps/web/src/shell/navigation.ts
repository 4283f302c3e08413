import { WEBTOONS } from '@madang/domain/catalog/vocabulary.ts';
import type { IconName } from '@madang/ui/icons.ts';
import type { Words } from '@madang/i18n/catalogues.ts';
import { paths } from '../paths.ts';
import { categoryIcon } from './category-icon.ts';
import type { ShellData } from './shell-data.ts';

export interface NavigationItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** Lit while the channel is on air (HF-06). */
  readonly isLive?: true;
}

/** Home, the channel, the categories in the menu's order, webtoons, and my page for signed-in viewers. */
export const toNavigation = ({ language, categories, webtoons, person }: ShellData, words: Words): readonly NavigationItem[] => [
  { href: paths.home(language), label: words.shell.home, icon: 'home' },
  { href: paths.live(language), label: words.shell.live, icon: 'tv', isLive: true },
  ...categories.map(({ id, name }) => ({ href: paths.catalog(language, id), label: name, icon: categoryIcon(id) })),
  ...(webtoons === null ? [] : [{ href: paths.list(language, WEBTOONS), label: webtoons, icon: 'webtoon' as const }]),
  ...(person ? [{ href: paths.favorites(language), label: words.shell.myPage, icon: 'list' as const }] : []),
];
