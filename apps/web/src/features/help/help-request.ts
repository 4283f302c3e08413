import type { Client } from '@madang/contract/client.ts';
import { faultsOfHelpRequest } from '@madang/domain/help/help-request.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { rejectedFor, type Rejection, toRejection, textIn } from '#app/features/sessions/index.ts';

/** The fields of the contact form, as a browser without scripts posted them. */
export const entryIn = (form: FormData) => ({
  email: textIn(form, 'email').trim(),
  topic: textIn(form, 'topic'),
  message: textIn(form, 'message'),
});

/** Result of a form posted without JavaScript, with everything that was typed. */
export interface PostedHelpRequest {
  readonly entry: ReturnType<typeof entryIn>;
  readonly rejection: Rejection | null;
}

/** Sends a message to support. Null on success. Runs in the browser and for a form posted without JavaScript. */
export const sendHelpRequest = async (
  api: Pick<Client, 'createHelpRequest'>,
  form: FormData,
  language: Language,
): Promise<Rejection | null> => {
  const entry = entryIn(form);
  const faults = faultsOfHelpRequest(entry) as Readonly<Record<string, string>>;
  if (Object.keys(faults).length > 0) return rejectedFor(faults);
  try {
    await api.createHelpRequest({ ...entry, language, website: textIn(form, 'website') });
    return null;
  } catch (error) {
    return toRejection(error);
  }
};
