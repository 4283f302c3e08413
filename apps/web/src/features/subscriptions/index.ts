export { presentPlans } from './plan-view.ts';
export { PlanFailed } from './PlanFailed.tsx';
export { PlanScreen } from './PlanScreen.tsx';
export { loadPlanScreen } from './plan-screen.ts';
export { PlanTeaser } from './PlanTeaser.tsx';
export { changeReturnOf } from './own/change-return.ts';
export { OwnSubscription, PartnerSubscription } from './own/OwnSubscription.tsx';
export { readOwn } from './own/read-own.ts';
