import type { Refusal } from '@madang/domain/shared/refusal.ts';

/** How a refusal travels: its HTTP status, the server code of the envelope, and an English message for whoever reads the wire. */
export interface WireError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * The one table from refusal to wire. Codes: given by the specification (2004, 2030, 2031, 2053, 5005, 9999)
 * or by the requirements README; the others are ours.
 */
export const ERRORS: Readonly<Record<Refusal, WireError>> = {
  INPUT_INVALID: { status: 400, code: '2010', message: 'The request does not fit the contract.' },
  BODY_TOO_LARGE: { status: 413, code: '2010', message: 'The request is too large.' },
  ROUTE_NOT_FOUND: { status: 404, code: '4041', message: 'There is no such call.' },
  TOKEN_INVALID: { status: 401, code: '2032', message: 'The access token is not valid any more.' },
  SIGN_IN_NEEDED: { status: 401, code: '4002', message: 'Sign in to go on.' },
  COUNTRY_BLOCKED: { status: 403, code: '4006', message: 'geo: not available in this country.' },
  TOO_MANY_ATTEMPTS: { status: 429, code: '2012', message: 'Too many attempts. Wait before trying again.' },
  EMAIL_OR_PASSWORD_WRONG: { status: 401, code: '2001', message: 'The e-mail and/or password is not correct.' },
  EMAIL_IN_USE: { status: 409, code: '2005', message: 'The e-mail is already registered.' },
  TOO_YOUNG: { status: 400, code: '2013', message: 'The service is for people aged 18 and over.' },
  REFRESH_TOKEN_INVALID: { status: 401, code: '2030', message: 'The refresh token is not valid.' },
  REFRESH_TOKEN_REUSED: { status: 401, code: '2031', message: 'The refresh token was used before; the session has ended.' },
  PROFILE_NOT_FOUND: { status: 404, code: '2008', message: 'There is no such profile.' },
  CONTENT_NOT_FOUND: { status: 404, code: '4040', message: 'There is no such title.' },
  COLLECTION_NOT_FOUND: { status: 404, code: '4042', message: 'There is no such collection.' },
  PERSON_NOT_FOUND: { status: 404, code: '4043', message: 'There is no such person.' },
  REMOVAL_NOT_FOUND: { status: 404, code: '4044', message: 'What was removed cannot be given back any more.' },
  CONTENT_PREPARING: { status: 409, code: '4011', message: 'The title is being prepared.' },
  CONTENT_COMING_SOON: { status: 409, code: '4012', message: 'The title is coming soon.' },
  CONTENT_EXPIRED: { status: 410, code: '4013', message: 'The title has left the service.' },
  CONTENT_NOT_IN_COUNTRY: { status: 403, code: '4014', message: 'The title is not available in this country.' },
  CONTENT_NOT_PLAYABLE: { status: 409, code: '4015', message: 'A series or webtoon is opened, not played.' },
  CONTENT_NOT_READABLE: { status: 409, code: '4016', message: 'Only an episode of a webtoon is read.' },
  RATED_ABOVE_PROFILE: { status: 403, code: '4001', message: 'The profile may not watch this title.' },
  SUBSCRIPTION_NEEDED: { status: 403, code: '4003', message: 'A subscription is needed.' },
  PREMIUM_NEEDED: { status: 403, code: '4007', message: 'The Premium plan is needed.' },
  TOO_MANY_DOWNLOADS: { status: 409, code: '4019', message: 'The account keeps as many downloads as it may.' },
  TOO_MANY_DOWNLOAD_DEVICES: { status: 409, code: '4020', message: 'The account keeps downloads on as many devices as it may.' },
  LIVE_OFF_AIR: { status: 409, code: '4017', message: 'The channel is off air.' },
  TOO_MANY_STREAMS: {
    status: 401,
    code: '2053',
    message: 'User authorization failed or Maximum session concurrency reached. Please try again in a few minutes.',
  },
  STREAM_ENDED: { status: 410, code: '4018', message: 'Another device of the account ended this stream.' },
  STREAM_NOT_FOUND: { status: 404, code: '4045', message: 'No device of the account plays this.' },
  MEDIA_ADDRESS_INVALID: { status: 403, code: '4004', message: 'The media address is not valid any more.' },
};

/** What no operation declares: something broke on our side. Codes 9999 by the specification, section 8. */
export const OUTAGE: WireError = { status: 503, code: '9999', message: 'Try again in a moment.' };
export const FAULT: WireError = { status: 500, code: '9999', message: 'Something went wrong.' };
