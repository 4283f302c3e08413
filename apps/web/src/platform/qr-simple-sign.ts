import { tabStorage } from './storage.ts';

/** Storage of a television's request (SE-25), separate so that checking for one loads nothing else. */
const KEY = 'qrSimpleSign';

export const readQrSimpleSign = (): unknown => tabStorage.read(KEY);
export const writeQrSimpleSign = (request: object): void => tabStorage.write(KEY, request);
export const removeQrSimpleSign = (): void => tabStorage.remove(KEY);
