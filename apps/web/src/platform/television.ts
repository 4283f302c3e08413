import { useSyncExternalStore } from 'react';

const TELEVISIONS =
  /\b(?:SMART-?TV|SmartTV|Tizen|Web0S|HbbTV|NetCast|VIDAA|BRAVIA|GoogleTV|AppleTV|Android TV|AFT[A-Z]{1,4}|Roku|CrKey|PhilipsTV)\b/i;

/** Whether a browser says that it is a television's: it has four arrows, OK and Back, and no pointer. */
export const isTelevision = (userAgent: string = window.navigator.userAgent): boolean => TELEVISIONS.test(userAgent);

const neverChanges = () => () => undefined;
/** False on the server and while hydrating. */
export const useIsTelevision = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => isTelevision(),
    () => false,
  );
