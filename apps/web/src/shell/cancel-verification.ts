import { api } from '../platform/api.ts';
import { announce } from '../platform/window.ts';

/** Waits for no link any more, and tells whatever listens (AC-51, AC-52). */
export const cancelVerification = async (): Promise<void> => {
  await api.cancelVerification();
  announce('email-verification-cancelled');
};
