import type { Client } from '@madang/contract/client.ts';
import { faultsOfSignUp, SIGN_UP_RULES } from '@madang/domain/accounts/sign-up.ts';
import type { Day } from '@madang/domain/shared/calendar.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { readFormText } from './form-text.ts';
import { type RejectionFaults, hasFaults, type Rejection, toRejection } from './rejection.ts';

const entryOf = (form: FormData) => ({
  email: readFormText(form, 'email').trim(),
  password: readFormText(form, 'password'),
  password_confirmation: readFormText(form, 'password_confirmation'),
  first_name: readFormText(form, 'first_name'),
  last_name: readFormText(form, 'last_name'),
  gender: readFormText(form, 'gender'),
  ...(form.has('date_of_birth') && { date_of_birth: readFormText(form, 'date_of_birth') }),
  agreed: form.has('agreed'),
  remember: form.has('remember'),
});

/** Every fault of the form, by the very rules that the server applies. */
export const faultsOfNewAccount = (form: FormData, language: Language, today: Day, longestName: number): RejectionFaults => {
  const { password_confirmation, first_name, last_name, date_of_birth, ...entry } = entryOf(form);
  return faultsOfSignUp(
    {
      ...entry,
      passwordConfirmation: password_confirmation,
      firstName: first_name,
      lastName: last_name,
      birthday: date_of_birth,
      language,
    },
    today,
    { ...SIGN_UP_RULES, longestName },
  );
};

interface SignedUp {
  /** Null where nothing was wrong. */
  readonly rejection: Rejection | null;
  /** Whether a mail says how it goes on, and no session has begun. */
  readonly mailed: boolean;
}

/** Makes an account of what the form holds, and signs in unless the operator finishes sign-ups by mail. */
export const signUp = async (
  api: Pick<Client, 'signUp'>,
  form: FormData,
  { language, today, longestName }: { readonly language: Language; readonly today: Day; readonly longestName: number },
): Promise<SignedUp> => {
  const faults = faultsOfNewAccount(form, language, today, longestName);
  if (hasFaults(faults)) return { rejection: { faults, reason: null }, mailed: false };
  try {
    const user = await api.signUp({ ...entryOf(form), language, transport: 'cookie' });
    return { rejection: null, mailed: user === null };
  } catch (error) {
    const { faults: wrong, reason } = toRejection(error);
    return { rejection: { faults: wrong, reason: reason && { ...reason, email: entryOf(form).email } }, mailed: false };
  }
};
