import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { Visitor } from '../../../render';
import type { CardReader } from './card-view.ts';

/** Partner-billed accounts are entitled by their partner, without a subscription here. */
export const toCardReader = ({ session, now }: Visitor, language: Language): CardReader => ({
  language,
  entitled: session !== null && (session.is_entitle || isPartnerBilled(session.user_type)),
  today: toDay(now.getTime()),
});
