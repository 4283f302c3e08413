/** Whether a link of a webmail page opened this one, so that there is a page to return to. */
export const isOpenedByWebmail = (): boolean => {
  const { referrer } = document;
  return referrer !== '' && new URL(referrer).origin !== window.location.origin;
};

/** Closes a window opened by a script or a mail program. False when the browser forbids it. */
export const closeWindow = (): boolean => {
  window.close();
  return window.closed;
};

/** Returns to the webmail page, else closes the window. False when the browser allows neither. */
export const returnToMail = (): boolean => {
  if (!isOpenedByWebmail()) return closeWindow();
  window.location.assign(document.referrer);
  return true;
};
