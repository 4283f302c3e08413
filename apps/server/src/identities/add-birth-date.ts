import type { Needs } from '../use-case/needs.ts';
import { parseBirthDate } from '@madang/domain/identities/birth-date.ts';
import { isPartner } from '@madang/domain/partners/partner.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { registeredAddress } from '@madang/domain/shared/own-path.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** Saves the date of birth of an account whose provider or partner sent none. A saved date is not changed. */
export const addBirthDate: UseCase<'addBirthDate', Needs<'assertions' | 'now' | 'repositories', 'accounts'>> =
  ({ repositories, assertions, now }) =>
  async (viewer, { date_of_birth, redirect_uri }) => {
    const decision = parseBirthDate(date_of_birth, toDay(now()));
    if (!decision.ok) return refuse(decision.refusal, { fields: { date_of_birth: decision.fault ?? 'missing' } });
    await repositories.accounts.addBirthday(viewer.accountId, decision.value);
    const account = await repositories.accounts.find(viewer.accountId);
    const registered = isPartner(viewer.userType) ? assertions.redirectsOf(viewer.userType) : [];
    return answer({
      date_of_birth: account?.birthday ?? decision.value,
      redirect_uri: registeredAddress(redirect_uri, registered),
    });
  };
