import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { PlanScreen, planScreenOf } from '#app/features/subscriptions/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/plan-action.page';

export const loader = ({ request, context }: Route.LoaderArgs) => planScreenOf(context.get(visitorContext), request.url);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, subscriptionsWords)?.subscriptions.title.replace('\n', ' ') });

/** The plan screen as payments and campaigns lead to it (RT-28). */
export default function PlanActionPage({ loaderData }: Route.ComponentProps) {
  return <PlanScreen view={loaderData} />;
}
