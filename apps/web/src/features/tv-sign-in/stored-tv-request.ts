import { wallClock } from '#app/platform/clock.ts';
import { readQrSimpleSign, removeQrSimpleSign, writeQrSimpleSign } from '#app/platform/qr-simple-sign.ts';
import { freshTvRequest, stampTvRequest, type BegunTvRequest } from './tv-request.ts';

export const storeTvRequest = (request: BegunTvRequest): void => writeQrSimpleSign(stampTvRequest(request, wallClock()));

/** The pending request. An expired one is removed on reading. */
export const readTvRequest = (): BegunTvRequest | null => {
  const request = freshTvRequest(readQrSimpleSign(), wallClock());
  if (!request) removeQrSimpleSign();
  return request;
};
