import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const getBillingAddress: UseCase<'getBillingAddress', Needs<'repositories', 'instruments'>> =
  ({ repositories }) =>
  async ({ accountId }) =>
    answer(await repositories.instruments.findAddress(accountId));
