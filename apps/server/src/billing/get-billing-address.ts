import { answer, type UseCase } from '../use-case/use-case.ts';

export const getBillingAddress: UseCase<'getBillingAddress'> =
  ({ repositories }) =>
  async ({ accountId }) =>
    answer(await repositories.instruments.findAddress(accountId));
