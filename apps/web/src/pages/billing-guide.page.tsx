import { billingGuideWords } from '@madang/i18n/parts/billing-guide.ts';
import { BillingGuide } from '#app/features/billing/index.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/billing-guide.page';

export const meta: Route.MetaFunction = ({ matches }) => {
  const guide = wordsIn(matches, billingGuideWords)?.billingGuide;
  return pageMeta(matches, { title: guide?.title, description: guide?.text });
};

/** Explains the card fields of the checkout (RT-169). */
export default function BillingGuidePage() {
  return <BillingGuide />;
}
