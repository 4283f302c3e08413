import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const getEntitlement: UseCase<'getEntitlement', Needs<never>> =
  () =>
  async ({ entitlement }) =>
    answer({ entitlement: entitlement && { plan: entitlement.plan, period: entitlement.period } });
