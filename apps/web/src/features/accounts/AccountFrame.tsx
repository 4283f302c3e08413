import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { TabLinks } from '@madang/ui/Tabs.tsx';
import type { PropsWithChildren } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './AccountFrame.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';

const TABS = { profile: 'accountProfile', edit: 'accountEdit', devices: 'accountDevices', payment: 'accountPayment' } as const;

/**
 * Account heading and tabs (RT-33). `LeaveGuard` asks before the account is left while a new email address is
 * unconfirmed.
 */
export function AccountFrame({ tab, children }: PropsWithChildren<{ tab: keyof typeof TABS }>) {
  const { words, language } = useWords(accountsWords);
  const names = Object.keys(TABS) as (keyof typeof TABS)[];
  const links = names.map((name) => ({
    href: paths[TABS[name]](language),
    label: words.accounts.tabs[name],
    current: name === tab,
  }));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.accounts.tabs.label}</h1>
      <TabLinks label={words.accounts.tabs.label} links={links} />
      <div className={styles.section}>{children}</div>
      <LeaveGuard />
    </div>
  );
}
