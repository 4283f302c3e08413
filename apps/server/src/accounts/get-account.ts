import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentAccount } from './account.presenter.ts';
import { ownAccount } from './own-account.ts';

export const getAccount: UseCase<'getAccount', Needs<'now' | 'repositories', 'accounts' | 'emailVerifications'>> =
  ({ repositories, now }) =>
  async ({ accountId }) => {
    const account = ownAccount(await repositories.accounts.find(accountId));
    return answer(presentAccount(account, await repositories.emailVerifications.find(accountId), now()));
  };
