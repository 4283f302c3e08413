import { answer, type UseCase } from '../http/handlers.ts';

export const getEntitlement: UseCase<'getEntitlement'> =
  () =>
  async ({ entitlement }) =>
    answer({ entitlement: entitlement && { plan: entitlement.plan, period: entitlement.period } });
