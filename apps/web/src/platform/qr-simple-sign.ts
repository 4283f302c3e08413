import { tabStorage } from './storage.ts';

/** The stored request of a television (SE-25): a page that only asks whether there is one brings nothing else of it. */
const KEY = 'qrSimpleSign';

export const readQrSimpleSign = (): unknown => tabStorage.read(KEY);
export const writeQrSimpleSign = (request: object): void => tabStorage.write(KEY, request);
export const removeQrSimpleSign = (): void => tabStorage.remove(KEY);
