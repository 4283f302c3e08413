import type { SiteMenu } from '@madang/contract/catalog/catalog.contract.ts';
import type { Visitor } from '../../render';

/** The menu is shared by all visitors of a country. Several parts of a page read it. */
export const loadMenu = ({ audience }: Visitor): Promise<SiteMenu> => audience.remember('menu', (api) => api.listMenu());
