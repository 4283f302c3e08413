export { presentPlans } from './plan-view.ts';
export { PlanScreen } from './PlanScreen.tsx';
export { planScreenOf } from './plan-screen.ts';
export { PlanTeaser } from './PlanTeaser.tsx';
