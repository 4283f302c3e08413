/** Whether a link of a webmail page opened this one, so that there is a page to return to. */
export const isOpenedByWebmail = (): boolean => {
  const { referrer } = document;
  return referrer !== '' && new URL(referrer).origin !== window.location.origin;
};

/** Closes a window that a script or a mail program opened; false where the browser forbids it. */
export const closeWindow = (): boolean => {
  window.close();
  return window.closed;
};

/** Leads back to the webmail page that led here, else closes the window; false where the browser lets neither happen. */
export const returnToMail = (): boolean => {
  if (!isOpenedByWebmail()) return closeWindow();
  window.location.assign(document.referrer);
  return true;
};
