import type { Menu } from '@madang/contract/catalog/catalog.contract.ts';
import type { Visitor } from '../../render';

/** The menu is the same for everybody in a country; several parts of a page ask for it. */
export const menuOf = ({ audience }: Visitor): Promise<Menu> => audience.remember('menu', (api) => api.listMenu());
