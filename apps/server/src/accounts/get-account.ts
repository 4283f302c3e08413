import { answer, type UseCase } from '../http/handlers.ts';

export const getAccount: UseCase<'getAccount'> =
  ({ repositories }) =>
  async (viewer) => {
    const account = await repositories.accounts.find(viewer.accountId);
    if (!account) throw new Error(`Account ${viewer.accountId} has a session and is gone.`);
    return answer({
      id: account.id,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      gender: account.gender,
      date_of_birth: account.birthday,
      email_verified: account.emailVerified,
      country: account.country,
    });
  };
