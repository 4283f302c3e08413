import type { TargetApi } from '@madang/contract/notices/target-api.ts';
import { isTargetPath, TARGET_METHODS } from '@madang/domain/notices/target-api.ts';
import { callTarget, type TargetCall } from './call-target.ts';
import { log } from './log.ts';

const asQuery = (fields: NonNullable<TargetApi['request_body']>): string =>
  String(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])));

/** The call before a link is followed (PO-13 to PO-15, NO-28, NO-30). A GET has its fields in the query. */
export const targetCall = ({ path, http_method: method, request_body: fields }: TargetApi): TargetCall => {
  if (!TARGET_METHODS.includes(method)) throw new Error('invalid http_method');
  if (!isTargetPath(path)) throw new Error(`${path} is no call of this site`);
  if (fields === null) return { method, path };
  if (method === 'GET') return { method, path: `${path}${path.includes('?') ? '&' : '?'}${asQuery(fields)}` };
  return { method, path, body: JSON.stringify(fields) };
};

/** Makes the operator's call before a link is followed. A failure does not block the navigation (PO-45, NO-29). */
export const callFirst = async (target: TargetApi): Promise<void> => {
  try {
    await callTarget(targetCall(target));
  } catch (error) {
    log(`The call before a link failed: ${String(error)}`);
  }
};
