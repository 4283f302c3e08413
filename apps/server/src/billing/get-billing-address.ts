import { answer, type UseCase } from '../http/handlers.ts';

export const getBillingAddress: UseCase<'getBillingAddress'> =
  ({ repositories }) =>
  async ({ accountId }) =>
    answer(await repositories.instruments.findAddress(accountId));
