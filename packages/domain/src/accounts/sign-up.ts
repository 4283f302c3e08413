import { MAX_NAME_LENGTH } from '../shared/constants.ts';
import { type Day, isAdult, isDay } from '../shared/calendar.ts';
import { allow, type Decision } from '../shared/decision.ts';
import type { Language } from '../shared/language.ts';
import { isLongerThan } from '../shared/text-length.ts';
import { faultOfPassword, isSamePassword, type PasswordRule, PASSWORD_RULE } from './credentials.ts';
import { type EmailAddress, faultOfEmail, normalEmail } from './email-address.ts';

export const GENDERS = ['male', 'female', 'other', 'prefer_not_to_say'] as const;
export type Gender = (typeof GENDERS)[number];
export const isGender = (value: string): value is Gender => (GENDERS as readonly string[]).includes(value);

/** Operator settings of the sign-up. */
export interface SignUpRules {
  readonly password: PasswordRule;
  readonly longestName: number;
}
export const SIGN_UP_RULES: SignUpRules = { password: PASSWORD_RULE, longestName: MAX_NAME_LENGTH };

/** Sign-up form as typed. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  /** Absent where no birth date is required (RT-58). */
  readonly birthday?: string | undefined;
  readonly agreed: boolean;
  readonly language: Language;
}

/** Initial data of an account. */
export interface NewAccount {
  readonly email: EmailAddress;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly birthday: Day | null;
  readonly language: Language;
}

export type SignUpField =
  | 'email'
  | 'password'
  | 'password_confirmation'
  | 'first_name'
  | 'last_name'
  | 'gender'
  | 'date_of_birth'
  | 'agreed';
/** Validation error by field, named after its message: `email: 'malformed'`. */
export type FieldFaults = Readonly<Partial<Record<SignUpField, string>>>;

/** Normalizes a name: trimmed, and in composed letters (NFC), so that each letter counts as one character. */
export const normalName = (name: string): string => name.normalize('NFC').trim();

/**
 * Characters that may join the parts of a name, from the medial characters of UAX #31, table 3: apostrophes, hyphens,
 * the full stop of “Jr.”, and the middle dots of Catalan (Col·lell), of Uyghur and Kazakh names in Chinese (迪力木拉提·吾买尔)
 * and of foreign names in Japanese.
 */
export const NAME_JOINERS = String.raw` .'’\-\u2010\u00b7\u2027\u30fb`;
const NAME = new RegExp(String.raw`^[\p{L}\p{M}][\p{L}\p{M}${NAME_JOINERS}]*$`, 'u');

export const faultOfName = (name: string, longest: number = MAX_NAME_LENGTH): string | null => {
  const trimmed = normalName(name);
  if (trimmed === '') return 'missing';
  if (isLongerThan(trimmed, longest)) return 'too_long';
  return NAME.test(trimmed) ? null : 'malformed';
};

/** Validates a required birth date. `today`: YYYY-MM-DD. Null when valid. */
export const faultOfBirthday = (birthday: string | undefined, today: Day): string | null => {
  if (birthday === undefined) return null;
  if (birthday === '') return 'missing';
  if (!isDay(birthday) || birthday > today || birthday < '1900-01-01') return 'out_of_range';
  return isAdult(birthday, today) ? null : 'too_young';
};

/** All validation errors at once, so that each is shown beside its field. `today`: YYYY-MM-DD. */
export const faultsOfSignUp = (form: SignUpForm, today: Day, rules: SignUpRules = SIGN_UP_RULES): FieldFaults => {
  const faults: Record<SignUpField, string | null> = {
    email: faultOfEmail(form.email),
    password: faultOfPassword(form.password, rules.password),
    password_confirmation: isSamePassword(form.password, form.passwordConfirmation) ? null : 'different',
    first_name: faultOfName(form.firstName, rules.longestName),
    last_name: faultOfName(form.lastName, rules.longestName),
    gender: isGender(form.gender) ? null : 'missing',
    date_of_birth: faultOfBirthday(form.birthday, today),
    agreed: form.agreed ? null : 'missing',
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as FieldFaults;
};

/** A new account, or the validation error of each field. TOO_YOUNG takes precedence over every other error. */
export const openAccount = (
  form: SignUpForm,
  today: Day,
  rules: SignUpRules = SIGN_UP_RULES,
): Decision<NewAccount, 'TOO_YOUNG' | 'INPUT_INVALID'> & { readonly faults?: FieldFaults } => {
  const faults = faultsOfSignUp(form, today, rules);
  if (faults.date_of_birth === 'too_young') return { ok: false, refusal: 'TOO_YOUNG', faults };
  if (Object.keys(faults).length > 0) return { ok: false, refusal: 'INPUT_INVALID', faults };
  return allow({
    email: normalEmail(form.email),
    firstName: normalName(form.firstName),
    lastName: normalName(form.lastName),
    gender: form.gender as Gender,
    birthday: form.birthday ?? null,
    language: form.language,
  });
};
