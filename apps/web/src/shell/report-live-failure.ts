import type { CallFailed } from '@madang/contract/client.ts';
import { api } from '../platform/api.ts';
import { currentPath } from '../platform/window.ts';

const CODE = 'API4020';

/** Tells the operators that the state of the channel could not be asked for (LV-23, AN-22). */
export const reportLiveFailure = ({ code, local, message }: CallFailed): void => {
  const report = { code: `${CODE}-${code}-${local}`, path: currentPath(), message };
  void api.trackError(report).catch(() => undefined);
};
