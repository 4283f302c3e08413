import { answer, type UseCase } from '../use-case/use-case.ts';

export const getEntitlement: UseCase<'getEntitlement'> =
  () =>
  async ({ entitlement }) =>
    answer({ entitlement: entitlement && { plan: entitlement.plan, period: entitlement.period } });
