import type { SocialProvider } from '@madang/contract/identities/identities.contract.ts';
import { isPartnerFlow, readPartnerFlow } from '@madang/domain/partners/partner.ts';
import { loadMenu } from '#app/shell/menu-of.ts';
import type { Visitor } from '../../../render';

/** The ways in besides an e-mail and a password. */
export interface OutsideWays {
  readonly providers: readonly SocialProvider[];
  /** Name of another single sign-on. Null for none. */
  readonly sso: string | null;
}

const NONE: OutsideWays = { providers: [], sso: null };

/** None in the middle of a partner's request, which ends with that partner. */
export const loadOutsideWays = async (visitor: Visitor, url: URL): Promise<OutsideWays> => {
  if (isPartnerFlow(readPartnerFlow(url.searchParams))) return NONE;
  const [{ objects }, menu] = await Promise.all([visitor.api.listSocialProviders(), loadMenu(visitor)]);
  return { providers: objects, sso: menu.sso_info?.name ?? null };
};
