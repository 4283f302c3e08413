import { MAX_NAME_LENGTH } from '../shared/constants.ts';
import type { Day } from '../shared/calendar.ts';
import { allow, type Decision } from '../shared/decision.ts';
import { faultOfBirthday, faultOfName, type Gender, isGender, normalName } from './sign-up.ts';

/** Account form as typed, without email and password, which have forms of their own. */
export interface AccountForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  /** YYYY-MM-DD. Empty for none. */
  readonly birthday: string;
}

export interface AccountDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly birthday: Day | null;
}

export type AccountField = 'first_name' | 'last_name' | 'gender' | 'date_of_birth';
export type AccountFaults = Readonly<Partial<Record<AccountField, string>>>;

/** All validation errors at once. A stored birth date can be corrected, but not removed. `today`: YYYY-MM-DD. */
export const faultsOfAccount = (
  form: AccountForm,
  known: Day | null,
  today: Day,
  longestName = MAX_NAME_LENGTH,
): AccountFaults => {
  const faults: Record<AccountField, string | null> = {
    first_name: faultOfName(form.firstName, longestName),
    last_name: faultOfName(form.lastName, longestName),
    gender: isGender(form.gender) ? null : 'missing',
    date_of_birth: form.birthday === '' && known === null ? null : faultOfBirthday(form.birthday, today),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as AccountFaults;
};

/** Normalized account details, or the validation error of each field. */
export const changeDetails = (
  form: AccountForm,
  known: Day | null,
  today: Day,
  longestName = MAX_NAME_LENGTH,
): Decision<AccountDetails, 'INPUT_INVALID'> & { readonly faults?: AccountFaults } => {
  const faults = faultsOfAccount(form, known, today, longestName);
  if (Object.keys(faults).length > 0) return { ok: false, refusal: 'INPUT_INVALID', faults };
  return allow({
    firstName: normalName(form.firstName),
    lastName: normalName(form.lastName),
    gender: form.gender as Gender,
    birthday: form.birthday === '' ? known : form.birthday,
  });
};
