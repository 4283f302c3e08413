import type { Client } from '@madang/contract/client.ts';
import { faultOfEmail } from '@madang/domain/accounts/email-address.ts';
import { faultsOfNewPassword } from '@madang/domain/accounts/passwords.ts';
import { type PartnerFlow, readPartnerFlow } from '@madang/domain/partners/partner.ts';
import { rejectedFor, type Rejection, toRejection, textIn } from '#app/features/sessions/index.ts';

export const emailIn = (form: FormData): string => textIn(form, 'email').trim();

/** Requests a reset link. Null on success. Runs in the browser and for a form posted without JavaScript. */
export const forgotPassword = async (api: Pick<Client, 'forgotPassword'>, form: FormData): Promise<Rejection | null> => {
  const email = emailIn(form);
  const fault = faultOfEmail(email);
  if (fault !== null) return rejectedFor({ email: fault });
  try {
    await api.forgotPassword({ email });
    return null;
  } catch (error) {
    return toRejection(error);
  }
};

/** Sets a new password with the token of a link. Null on success. */
export const resetPassword = async (
  api: Pick<Client, 'resetPassword'>,
  form: FormData,
  token: string,
): Promise<Rejection | null> => {
  const password = textIn(form, 'password');
  const password_confirmation = textIn(form, 'password_confirmation');
  const faults = faultsOfNewPassword(password, password_confirmation) as Readonly<Record<string, string>>;
  if (Object.keys(faults).length > 0) return rejectedFor(faults);
  try {
    await api.resetPassword({ token, password, password_confirmation });
    return null;
  } catch (error) {
    return toRejection(error);
  }
};

/** Stops a pending email change with the token of a link. Null on success. */
export const stopEmailChange = async (api: Pick<Client, 'stopEmailChange'>, token: string): Promise<Rejection | null> => {
  try {
    await api.stopEmailChange({ token });
    return null;
  } catch (error) {
    return toRejection(error);
  }
};

/** The partner flow in the address, kept for the way back to sign-in (RT-68, PA-09). */
export const requestIn = (search: string): PartnerFlow => readPartnerFlow(new URLSearchParams(search));
