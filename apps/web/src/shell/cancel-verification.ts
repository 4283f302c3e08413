import { api } from '../platform/api.ts';
import { announce } from '../platform/window.ts';

/** Cancels a pending email verification and announces it to listeners (AC-51, AC-52). */
export const cancelVerification = async (): Promise<void> => {
  await api.cancelVerification();
  announce('email-verification-cancelled');
};
