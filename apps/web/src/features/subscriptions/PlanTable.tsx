import { LANGUAGES } from '@madang/domain/shared/language.ts';
import type { Period, Plan } from '@madang/domain/subscriptions/plan.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { classes } from '@madang/ui/classes.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';
import type { PlanView } from './plan-view.ts';
import styles from './PlanTable.module.css';
import { Price } from './Price.tsx';

interface PlanTableProps {
  plans: readonly PlanView[];
  /** The plan of the person who looks, if any. */
  owned: { readonly plan: Plan; readonly period: Period } | null;
  /** What the address chose. */
  chosen: { readonly plan: Plan | null; readonly period: Period };
}

/** Two plans side by side, to be read in ten seconds; on a phone the same table with its labels above the values. */
export function PlanTable({ plans, owned, chosen }: PlanTableProps) {
  const { words, locale } = useWords(subscriptionsWords);
  const { title, text, compare, rows, everything, yes, no, withAds, withoutAds } = words.subscriptions;
  const trialDays = Math.max(0, ...plans.map(({ offers }) => offers.monthly.trialDays));
  const number = (value: number) => formatNumber(locale, value);
  const table: readonly [label: string, value: (plan: PlanView) => ReactNode][] = [
    [rows.library, () => everything],
    [rows.subtitles, () => number(LANGUAGES.length)],
    [rows.profiles, ({ profiles }) => number(profiles)],
    [rows.devices, ({ devices }) => number(devices)],
    [rows.downloads, ({ downloads }) => <YesNo is={downloads}>{downloads ? yes : no}</YesNo>],
    [rows.ads, ({ adFree }) => <YesNo is={adFree}>{adFree ? withoutAds : withAds}</YesNo>],
  ];
  const column = ({ plan }: PlanView) =>
    classes(styles.plan, plan === 'Premium' && styles.premium, plan === chosen.plan && styles.chosen);

  return (
    <table className={styles.table} aria-label={compare}>
      <thead>
        <tr>
          <td className={styles.intro}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.text}>{fill(text, { days: number(trialDays) })}</p>
            <PeriodSwitch
              initial={chosen.period}
              savingPercent={Math.max(0, ...plans.map(({ offers }) => offers.annual.savingPercent))}
            />
          </td>
          {plans.map((view) => (
            <th key={view.plan} scope="col" className={column(view)}>
              <PlanHead view={view} ownedPeriod={owned?.plan === view.plan ? owned.period : null} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            {plans.map((view) => (
              <td key={view.plan} className={column(view)}>
                {value(view)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlanHead({ view, ownedPeriod }: { view: PlanView; ownedPeriod: Period | null }) {
  const { words } = useWords(subscriptionsWords);
  const { about, yoursFor, soon } = words.subscriptions;
  return (
    <>
      <span className={styles.name}>{view.plan}</span>
      <span className={styles.about}>{about[view.plan]}</span>
      <Price offer={view.offers.monthly} period="monthly" />
      <Price offer={view.offers.annual} period="annual" />
      {ownedPeriod ? (
        <span className={styles.yours}>
          <Icon name="check" size="small" />
          {fill(yoursFor, { period: words.subscriptions[ownedPeriod] })}
        </span>
      ) : (
        <span className={styles.soon}>{soon}</span>
      )}
    </>
  );
}

const YesNo = ({ is, children }: { is: boolean; children: ReactNode }) => (
  <span className={classes(styles.value, !is && styles.without)}>
    {is && <Icon name="check" size="small" />}
    {children}
  </span>
);
