import type { Client } from '@madang/contract/client.ts';
import { parseBirthDate as decide, needsBirthDate } from '@madang/domain/identities/birth-date.ts';
import type { Day } from '@madang/domain/shared/calendar.ts';
import { type Rejection, toRejection } from '#app/features/sessions/index.ts';
import type { SignedInPerson } from '../../../render';

/** Whether a viewer from another provider still has to give a birth date (PA-10, SE-62). */
export const waitsForBirthDate = (person: Pick<SignedInPerson, 'signin_type' | 'date_of_birth'> | null): boolean =>
  person !== null && needsBirthDate(person.signin_type, person.date_of_birth);

/** Result of submitting a birth date: a rejection, or the partner's redirect URI, if any. */
type Given = { readonly rejection: Rejection } | { readonly rejection: null; readonly redirectUri: string | null };

/** Submits the form, from the browser or for a form posted without JavaScript. */
export const submitBirthDate = async (
  api: Pick<Client, 'addBirthDate'>,
  form: FormData,
  today: Day,
  redirectUri: string | null,
): Promise<Given> => {
  const text = form.get('date_of_birth');
  const date_of_birth = typeof text === 'string' ? text : '';
  const decision = decide(date_of_birth, today);
  if (!decision.ok) return { rejection: { faults: { date_of_birth: decision.fault ?? 'missing' }, reason: null } };
  try {
    const { redirect_uri } = await api.addBirthDate({
      date_of_birth,
      ...(redirectUri !== null && { redirect_uri: redirectUri }),
    });
    return { rejection: null, redirectUri: redirect_uri };
  } catch (error) {
    return { rejection: toRejection(error) };
  }
};
