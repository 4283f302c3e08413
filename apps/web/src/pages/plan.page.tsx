import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { PlanFailed, PlanScreen, planScreenOf } from '#app/features/subscriptions/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/plan.page';

export const loader = ({ request, context }: Route.LoaderArgs) => planScreenOf(context.get(visitorContext), request.url);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, subscriptionsWords)?.subscriptions.title.replace('\n', ' ') });

/** Basic and Premium (RT-27). */
export default function PlanPage({ loaderData }: Route.ComponentProps) {
  return <PlanScreen view={loaderData} />;
}

export function ErrorBoundary() {
  return <PlanFailed />;
}
