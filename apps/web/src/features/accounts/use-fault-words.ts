import { PASSWORD_RULE } from '@madang/domain/accounts/credentials.ts';
import { fill } from '@madang/i18n/fill.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import type { Faults } from '#app/features/sessions/index.ts';
import { useLongestName } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';

/** Validation errors of the account: the sign-up messages where they exist, else the account's own. */
export const useFaultWords = (faults: Faults) => {
  const { words } = useWords(accountsWords, sessionsWords, refusalWords);
  const longest = useLongestName();
  const bySignUp: Readonly<Record<string, Readonly<Record<string, string>>>> = words.sessions.faults;
  const own: Readonly<Record<string, string>> = words.accounts.faults;
  return (name: string): string | undefined => {
    const fault = faults[name];
    if (fault === undefined) return undefined;
    const text = bySignUp[name]?.[fault] ?? own[fault] ?? words.refusals.INPUT_INVALID;
    return fill<string>(text, { ...PASSWORD_RULE, name: longest });
  };
};
