import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import { TARGET_METHODS } from '@madang/domain/popups/popup.ts';
import type { TargetCall } from '#app/platform/call-target.ts';

type Target = NonNullable<Popup['link']['target_api']>;

const asQuery = (fields: NonNullable<Target['request_body']>): string =>
  String(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])));

/** The call that a popup makes before it leads on (PO-13 to PO-15); what is read carries its fields in the address. */
export const targetCall = ({ path, http_method: method, request_body: fields }: Target): TargetCall => {
  if (!TARGET_METHODS.includes(method)) throw new Error('invalid http_method');
  if (fields === null) return { method, path };
  if (method === 'GET') return { method, path: `${path}${path.includes('?') ? '&' : '?'}${asQuery(fields)}` };
  return { method, path, body: JSON.stringify(fields) };
};
