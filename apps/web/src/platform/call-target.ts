import { REQUEST_TIMEOUT_MS } from '@madang/domain/shared/constants.ts';
import { authority } from './api.ts';
import { countedBy } from './caller.ts';

/** A call that an operator has named, which the contract therefore cannot. */
export interface TargetCall {
  readonly method: string;
  /** Below /api/. */
  readonly path: string;
  /** JSON. */
  readonly body?: string;
}

/** Makes the call with the viewer's access token. Only its success counts, not the response body. */
export const callTarget = async ({ method, path, body }: TargetCall): Promise<void> => {
  const { ok, status } = await fetch(path, {
    method,
    headers: {
      authorization: await authority(),
      ...countedBy(path),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!ok) throw new Error(`${method} ${path} answered ${status}`);
};
