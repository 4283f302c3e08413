import type { Client } from '@madang/contract/client.ts';
import { faultsOfSignUp } from '@madang/domain/accounts/sign-up.ts';
import type { Day } from '@madang/domain/shared/calendar.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { textIn } from './form-text.ts';
import { type Faults, hasFaults, type Rejection, rejectionOf } from './rejection.ts';

const entryOf = (form: FormData) => ({
  email: textIn(form, 'email').trim(),
  password: textIn(form, 'password'),
  password_confirmation: textIn(form, 'password_confirmation'),
  first_name: textIn(form, 'first_name'),
  last_name: textIn(form, 'last_name'),
  gender: textIn(form, 'gender'),
  ...(form.has('date_of_birth') && { date_of_birth: textIn(form, 'date_of_birth') }),
  agreed: form.has('agreed'),
  remember: form.has('remember'),
});

/** Every fault of the form, by the very rules that the server applies. */
export const faultsOfNewAccount = (form: FormData, language: Language, today: Day): Faults => {
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
  );
};

/** Makes an account of what the form holds and signs in; null when that worked. */
export const signUp = async (
  api: Pick<Client, 'signUp'>,
  form: FormData,
  language: Language,
  today: Day,
): Promise<Rejection | null> => {
  const faults = faultsOfNewAccount(form, language, today);
  if (hasFaults(faults)) return { faults, reason: null };
  try {
    await api.signUp({ ...entryOf(form), language, transport: 'cookie' });
    return null;
  } catch (error) {
    const { faults: wrong, reason } = rejectionOf(error);
    return { faults: wrong, reason: reason && { ...reason, email: entryOf(form).email } };
  }
};
