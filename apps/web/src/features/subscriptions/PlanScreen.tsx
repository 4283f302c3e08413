import { fill } from '@madang/i18n/fill.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { useWords } from '#app/shell/words.tsx';
import type { PlanScreenView } from './plan-screen.ts';
import styles from './PlanScreen.module.css';
import { PlanTable } from './PlanTable.tsx';

/** Compares the plans and says what can be done with them today. */
export function PlanScreen({ view }: { view: PlanScreenView }) {
  const { words, locale } = useWords(subscriptionsWords);
  const { plans, owned, chosen, country } = view;
  const { soonText, small } = words.subscriptions;
  const where = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <div className={styles.screen}>
      <PlanTable plans={plans} owned={owned} chosen={chosen} />
      <div className={styles.notes}>
        <p>{soonText}</p>
        <p>{fill(small, { country: where })}</p>
      </div>
    </div>
  );
}
