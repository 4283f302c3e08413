import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { GiftLink } from '#app/features/gifts/index.ts';
import { PlanFailed, PlanScreen, loadPlanScreen } from '#app/features/subscriptions/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/plan.page';

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const visitor = context.get(visitorContext);
  return { view: await loadPlanScreen(visitor, url), gifts: visitor.gifts };
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, subscriptionsWords)?.subscriptions.title.replace('\n', ' ') });

/** Basic and Premium (RT-27). */
export default function PlanPage({ loaderData }: Route.ComponentProps) {
  const { view, gifts } = loaderData;
  return (
    <PlanScreen view={view}>
      <GiftLink isOffered={gifts} />
    </PlanScreen>
  );
}

export function ErrorBoundary() {
  return <PlanFailed />;
}
