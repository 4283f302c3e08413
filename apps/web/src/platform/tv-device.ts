import { APP_VERSION } from '@madang/domain/shared/constants.ts';
import { browserName } from '@madang/domain/sessions/browser-name.ts';

import { newId } from './new-id.ts';
import { browserStorage } from './storage.ts';

const KEY = 'tv_device';

const keptId = (): string => {
  const kept = browserStorage.read(KEY);
  if (typeof kept === 'string') return kept;
  const id = newId();
  browserStorage.write(KEY, id);
  return id;
};

/** What this browser says of itself as a television. */
export const tvDevice = () => ({
  device_id: keptId(),
  device_type: 'tv',
  device_model: browserName(window.navigator.userAgent) ?? 'TV',
  device_version: APP_VERSION,
});

/** An address as people read it, without its scheme. */
export const spokenAddress = (url: string): string => new URL(url).host + new URL(url).pathname;
