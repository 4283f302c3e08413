/** Whether the viewer has asked the browser to save data. */
export const isSavingData = (): boolean =>
  (window.navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
