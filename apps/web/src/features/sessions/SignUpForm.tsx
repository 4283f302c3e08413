import { PASSWORD_RULE } from '@madang/domain/accounts/credentials.ts';
import { GENDERS } from '@madang/domain/accounts/sign-up.ts';
import { fill } from '@madang/i18n/fill.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { Select } from '@madang/ui/Select.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useLongestName } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './EntryForm.module.css';
import type { Posted } from './posted.ts';
import { RejectionNotice } from './RejectionNotice.tsx';
import { faultsOfNewAccount, signUp } from './sign-up.ts';
import { useEntryAlerts } from './use-entry-alerts.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useFieldWords } from './use-field-words.ts';
import { otherView, throughLastStep } from './way-back.ts';

interface SignUpFormProps {
  posted: Posted | undefined;
  /** Email typed in the other view. */
  email: string;
  /** Whether the birth date is asked for (RT-58). */
  asksBirthday: boolean;
  /** YYYY-MM-DD */
  today: string;
}

/** The server code of an address that is taken (SE-66, AC-25). */
const CODE_IN_USE = '2005';

/** Sign-up form on one page. Validation shares the server's rules. */
export function SignUpForm({ posted, email, asksBirthday, today }: SignUpFormProps) {
  const { words, language } = useWords(sessionsWords);
  const longestName = useLongestName();
  const isMailed = useRef(false);
  const { rejection, busy, handlers } = useEntryForm({
    check: (form) => faultsOfNewAccount(form, language, today, longestName),
    send: async (form) => {
      const signedUp = await signUp(api, form, { language, today, longestName });
      isMailed.current = signedUp.mailed;
      return signedUp.rejection;
    },
    leadsOn: (shown, target) => (isMailed.current ? paths.signUp(shown, { step: 'mailed' }) : throughLastStep(shown, target)),
    initial: posted?.rejection,
  });
  const field = useFieldWords(rejection.faults);
  useEntryAlerts(rejection.reason);
  const { search } = useLocation();
  const { passwordHint, chooseGender, genders, fields, read } = words.sessions;
  const entry = posted?.entry ?? {};
  const isTaken = rejection.faults.email === 'in_use';
  const emailError = field('email').error;
  const taken = (
    <>
      {emailError}{' '}
      <Link href={otherView('signUp', language, search)} className={styles.link}>
        {words.sessions.signInInstead}
      </Link>{' '}
      [{CODE_IN_USE}]
    </>
  );
  return (
    <form method="post" noValidate className={styles.form} {...handlers}>
      <RejectionNotice reason={rejection.reason} />
      <TextField
        {...field('email')}
        error={isTaken ? taken : emailError}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={entry['email'] ?? email}
      />
      <PasswordField
        {...field('password')}
        hint={fill(passwordHint, { ...PASSWORD_RULE })}
        autoComplete="new-password"
        required
      />
      <PasswordField {...field('password_confirmation')} autoComplete="new-password" required />
      <div className={styles.pair}>
        <TextField {...field('first_name')} autoComplete="given-name" required defaultValue={entry['first_name']} />
        <TextField {...field('last_name')} autoComplete="family-name" required defaultValue={entry['last_name']} />
      </div>
      <Select
        {...field('gender')}
        autoComplete="sex"
        required
        defaultValue={entry['gender'] ?? ''}
        options={[{ value: '', label: chooseGender }, ...GENDERS.map((one) => ({ value: one, label: genders[one] }))]}
      />
      {asksBirthday && (
        <TextField
          {...field('date_of_birth')}
          type="date"
          autoComplete="bday"
          required
          min="1900-01-01"
          max={today}
          defaultValue={entry['date_of_birth']}
        />
      )}
      <div>
        <Checkbox {...field('agreed')} required defaultChecked={entry['agreed'] === 'on'} />
        <p className={styles.documents}>
          <a href={paths.legal(language, 'terms')} target="_blank" rel="noreferrer" className={styles.link}>
            {read.terms}
          </a>
          <a href={paths.legal(language, 'privacy')} target="_blank" rel="noreferrer" className={styles.link}>
            {read.privacy}
          </a>
        </p>
        <Checkbox name="remember" label={fields.remember} defaultChecked={entry['remember'] === 'on'} />
      </div>
      <Button type="submit" variant="primary" full busy={busy}>
        {words.sessions.signUp.submit}
      </Button>
    </form>
  );
}
