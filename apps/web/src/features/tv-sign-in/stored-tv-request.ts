import { wallClock } from '#app/platform/clock.ts';
import { readQrSimpleSign, removeQrSimpleSign, writeQrSimpleSign } from '#app/platform/qr-simple-sign.ts';
import { freshTvRequest, stampTvRequest, type TvRequest } from './tv-request.ts';

export const storeTvRequest = (request: TvRequest): void => writeQrSimpleSign(stampTvRequest(request, wallClock()));

/** The request that waits for an answer; one that is too old is gone with the reading. */
export const readTvRequest = (): TvRequest | null => {
  const request = freshTvRequest(readQrSimpleSign(), wallClock());
  if (!request) removeQrSimpleSign();
  return request;
};
