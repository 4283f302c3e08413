import type { Needs } from '../use-case/needs.ts';
import { changeDetails } from '@madang/domain/accounts/account-details.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentAccount } from './account.presenter.ts';
import { ownAccount } from './own-account.ts';

export const changeAccount: UseCase<
  'changeAccount',
  Needs<'now' | 'repositories' | 'settings', 'accounts' | 'emailVerifications'>
> =
  ({ repositories, settings, now }) =>
  async ({ accountId }, input) => {
    const account = ownAccount(await repositories.accounts.find(accountId));
    const at = now();
    const form = {
      firstName: input.first_name,
      lastName: input.last_name,
      gender: input.gender,
      birthday: input.date_of_birth,
    };
    const decision = changeDetails(form, account.birthday, toDay(at), settings.longestName);
    if (!decision.ok) return refuse('INPUT_INVALID', { fields: decision.faults ?? {} });
    await repositories.accounts.saveDetails(accountId, decision.value);
    return answer(presentAccount({ ...account, ...decision.value }, await repositories.emailVerifications.find(accountId), at));
  };
