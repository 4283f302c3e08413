import { data } from 'react-router';
import { loadMenu } from '#app/shell/menu-of.ts';
import type { Visitor } from '../../../render';

/** What a page for codes has to know before one is entered. */
export interface CodesView {
  /** No code is redeemed while subscriptions are closed for maintenance (ER-27). */
  readonly closed: boolean;
}

/** There is no page for codes where none is redeemed. */
export const onlyWithCodes = async (visitor: Visitor): Promise<CodesView> => {
  if (!visitor.codes) throw data(null, { status: 404 });
  const { sms_info: sales } = await loadMenu(visitor);
  return { closed: sales.sgw_v3_status === 'inactive' };
};
