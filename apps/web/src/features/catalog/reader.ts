import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { Visitor } from '../../../render';
import type { Reader } from './card-view.ts';

/** Partner-billed accounts are entitled by their partner, without a subscription here. */
export const readerOf = ({ session, now }: Visitor, language: Language): Reader => ({
  language,
  entitled: session !== null && (session.is_entitle || isPartnerBilled(session.user_type)),
  today: toDay(now.getTime()),
});
