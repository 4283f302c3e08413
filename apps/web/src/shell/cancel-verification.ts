import { api } from '../platform/api.ts';
import { announceInPage } from '../platform/window.ts';

/** Cancels a pending email verification and announces it to listeners (AC-51, AC-52). */
export const cancelVerification = async (): Promise<void> => {
  await api.cancelVerification();
  announceInPage('email-verification-cancelled');
};
