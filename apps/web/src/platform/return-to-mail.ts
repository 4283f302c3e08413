/** Closes a tab that a mail has opened, or leads back to the mail; false where the browser lets neither happen. */
export const returnToMail = (): boolean => {
  const { referrer } = document;
  if (referrer !== '' && new URL(referrer).origin !== window.location.origin) {
    window.location.assign(referrer);
    return true;
  }
  window.close();
  return window.closed;
};
