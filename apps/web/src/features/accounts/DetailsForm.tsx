import type { Account } from '@madang/contract/accounts/accounts.contract.ts';
import { faultsOfAccount } from '@madang/domain/accounts/account-details.ts';
import { GENDERS } from '@madang/domain/accounts/sign-up.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Select } from '@madang/ui/Select.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { useRevalidator } from 'react-router';
import {
  rejectedFor,
  type Rejection,
  RejectionNotice,
  toRejection,
  textIn,
  useCheckedForm,
} from '#app/features/sessions/index.ts';
import { api } from '#app/platform/api.ts';
import { useLongestName } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './AccountForms.module.css';
import { useFaultWords } from './use-fault-words.ts';

const send = async (form: FormData, known: string | null, today: string, longestName: number): Promise<Rejection | null> => {
  const entry = {
    first_name: textIn(form, 'first_name'),
    last_name: textIn(form, 'last_name'),
    gender: textIn(form, 'gender'),
    date_of_birth: textIn(form, 'date_of_birth'),
  };
  const typed = { firstName: entry.first_name, lastName: entry.last_name, gender: entry.gender, birthday: entry.date_of_birth };
  const faults = faultsOfAccount(typed, known, today, longestName) as Readonly<Record<string, string>>;
  if (Object.keys(faults).length > 0) return rejectedFor(faults);
  try {
    await api.changeAccount(entry);
    return null;
  } catch (error) {
    return toRejection(error);
  }
};

/** Names, gender and birth date. `today` is YYYY-MM-DD. */
export function DetailsForm({ account, today }: { account: Account; today: string }) {
  const { words } = useWords(accountsWords, sessionsWords);
  const { submit, saved } = words.accounts.details;
  const { fields, genders, chooseGender } = words.sessions;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const longestName = useLongestName();
  const { rejection, busy, handlers } = useCheckedForm({
    send: (form) => send(form, account.date_of_birth, today, longestName),
    onDone: () => {
      toast(saved, 'done');
      void revalidate();
    },
  });
  const errorOf = useFaultWords(rejection.faults);
  const field = (name: 'first_name' | 'last_name' | 'gender' | 'date_of_birth') => ({
    name,
    label: fields[name],
    error: errorOf(name),
  });
  return (
    <form method="post" noValidate className={styles.form} {...handlers}>
      <RejectionNotice reason={rejection.reason} />
      <div className={styles.pair}>
        <TextField {...field('first_name')} autoComplete="given-name" required defaultValue={account.first_name} />
        <TextField {...field('last_name')} autoComplete="family-name" required defaultValue={account.last_name} />
      </div>
      <div className={styles.pair}>
        <Select
          {...field('gender')}
          autoComplete="sex"
          required
          defaultValue={account.gender}
          options={[{ value: '', label: chooseGender }, ...GENDERS.map((one) => ({ value: one, label: genders[one] }))]}
        />
        <TextField
          {...field('date_of_birth')}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
          defaultValue={account.date_of_birth ?? ''}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
