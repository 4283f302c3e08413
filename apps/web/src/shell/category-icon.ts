import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import type { IconName } from '@madang/ui/icons.ts';

const ICONS: Readonly<Record<number, IconName>> = {
  [CATALOGS.taste24]: 'free',
  [CATALOGS.drama]: 'drama',
  [CATALOGS.variety]: 'variety',
  [CATALOGS.kpop]: 'music',
  [CATALOGS.documentary]: 'compass',
  [CATALOGS.movie]: 'film',
};

/** Icon of a category. Unknown ones get a common icon (HF-05). */
export const categoryIcon = (id: number): IconName => ICONS[id] ?? 'grid';
