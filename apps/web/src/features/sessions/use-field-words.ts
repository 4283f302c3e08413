import { PASSWORD_RULE } from '@madang/domain/accounts/credentials.ts';
import type { SignUpField } from '@madang/domain/accounts/sign-up.ts';
import { fill } from '@madang/i18n/fill.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { useLongestName } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import type { RejectionFaults } from './rejection.ts';

/** Name, label and, where it is at fault, error of a field. */
export const useFieldWords = (faults: RejectionFaults) => {
  const { words } = useWords(sessionsWords, refusalWords);
  const longest = useLongestName();
  const texts: Readonly<Record<SignUpField, Readonly<Record<string, string>>>> = words.sessions.faults;
  const errorOf = (name: SignUpField): string | undefined => {
    const fault = faults[name];
    if (fault === undefined) return undefined;
    return fill<string>(texts[name][fault] ?? words.refusals.INPUT_INVALID, { ...PASSWORD_RULE, name: longest });
  };
  return (name: SignUpField) => ({ name, label: words.sessions.fields[name], error: errorOf(name) });
};
