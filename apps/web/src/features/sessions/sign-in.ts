import type { Client } from '@madang/contract/client.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { faultOfEmail } from '@madang/domain/accounts/email-address.ts';
import { readPartnerFlow } from '@madang/domain/partners/partner.ts';
import { readFormText } from './form-text.ts';
import { type RejectionFaults, readFaults, hasFaults, type Rejection, toRejection } from './rejection.ts';

const entryOf = (form: FormData) => ({
  email: readFormText(form, 'email').trim(),
  password: readFormText(form, 'password'),
  remember: form.has('remember'),
});

/** Whether there is anything to ask the server. An old password may be shorter or longer than a new one has to be. */
export const faultsOfSignIn = (form: FormData): RejectionFaults => {
  const { email, password } = entryOf(form);
  return readFaults({ email: faultOfEmail(email), password: password === '' ? 'missing' : null });
};

/**
 * Signs in with the form's values. Null on success. `search` names a partner, if any. Runs in the browser and for a
 * form posted without JavaScript.
 */
export const signIn = async (
  api: Pick<Client, 'signIn'>,
  form: FormData,
  search: string,
  onSignedIn?: (user: SessionUser) => void,
): Promise<Rejection | null> => {
  const faults = faultsOfSignIn(form);
  if (hasFaults(faults)) return { faults, reason: null };
  try {
    const { requestId } = readPartnerFlow(new URLSearchParams(search));
    const user = await api.signIn({ ...entryOf(form), request_id: requestId, transport: 'cookie' });
    onSignedIn?.(user);
    return null;
  } catch (error) {
    const { faults: wrong, reason } = toRejection(error);
    return { faults: wrong, reason: reason && { ...reason, email: entryOf(form).email } };
  }
};
