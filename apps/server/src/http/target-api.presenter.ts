import type { TargetApi as PresentedTargetApi } from '@madang/contract/notices/target-api.ts';
import type { TargetApi } from '@madang/domain/notices/target-api.ts';

export const presentTargetApi = ({ path, httpMethod, requestBody }: TargetApi): PresentedTargetApi => ({
  path,
  http_method: httpMethod,
  request_body: requestBody,
});

/** A call as an operator has written it. */
export const toTargetApi = ({ path, http_method, request_body }: PresentedTargetApi): TargetApi => ({
  path,
  httpMethod: http_method,
  requestBody: request_body,
});
