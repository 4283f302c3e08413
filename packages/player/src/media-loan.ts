/** Keeps a valid signed media URL at hand: each lives for some minutes and is renewed before it expires (PL-43). */

/** Signed URL as the server issued it. Seconds count from the response on. */
export interface LentAddress {
  readonly address: string;
  readonly validSeconds: number;
  /** Seconds after which a playing film requests the next URL. */
  readonly renewAfterSeconds: number;
}

export type Renewal<Reason> =
  | { readonly kind: 'lent'; readonly lent: LentAddress }
  /** No further URL will be issued; the current one expires soon. */
  | { readonly kind: 'refused'; readonly reason: Reason }
  /** No response: playback goes on while the URL is valid, and the request is retried. */
  | { readonly kind: 'unreachable' };

/** What the streaming library needs of signed URLs. Names are URLs as they were when the film began. */
export interface AddressKeeper {
  /** Resolves once the URL is valid, after a renewal where it was not. */
  readonly ready: () => Promise<void>;
  /** Where a file is to be had now; other addresses than those of this film are left alone. */
  readonly addressOf: (name: string) => string;
  /** The name of a file, whichever address it was had from: for the library a film has one place only. */
  readonly nameOf: (address: string) => string;
  readonly hasRunOut: () => boolean;
  /** The viewer's authority, for the one file that an address alone does not give: the key of an encrypted film. */
  readonly authority: () => Promise<string>;
  /** The server refused this address before its time: its clock or its secret is another one. */
  readonly doubt: (address: string) => void;
  /** What a request has to say of whose session it is, where the browser's cookies do not say it. */
  readonly authorization?: (() => string | null) | undefined;
}

export interface MediaLoan<Reason> extends AddressKeeper {
  /** To be called while the film plays, and when it goes on after a pause. */
  readonly goesOn: () => void;
  readonly whenRefused: (listener: (reason: Reason) => void) => () => void;
}

/** What asks for an address: a film that plays says so regularly; one that is paused asks when it needs something, and not before. */
export type Need = 'playing' | 'request';

/** Positions are reported every ten seconds: a heartbeat is due with the one that is nearest. */
const REPORT_SLACK_SECONDS = 5;
/** A request may be on its way for so long. */
const ON_ITS_WAY_SECONDS = 10;

/**
 * Whether another address is to be asked for `ageSeconds` after the last one. A paused film says nothing, so that its place is
 * free for another device of the account after a minute and a half; it asks when the viewer plays on or seeks.
 */
export const isRenewalDue = (need: Need, ageSeconds: number, { validSeconds, renewAfterSeconds }: LentAddress): boolean =>
  need === 'playing'
    ? ageSeconds >= renewAfterSeconds - Math.min(REPORT_SLACK_SECONDS, renewAfterSeconds / 4)
    : ageSeconds >= validSeconds - Math.min(ON_ITS_WAY_SECONDS, validSeconds / 4);

interface Place {
  readonly before: string;
  readonly token: string;
  readonly after: string;
}

/** `…/{token}/{asset}/master.m3u8`: what files of this film begin with, and the part that changes. */
const placeOf = (address: string): Place => {
  const folder = address.slice(0, address.lastIndexOf('/'));
  const asset = folder.lastIndexOf('/');
  const token = folder.lastIndexOf('/', asset - 1) + 1;
  return { before: address.slice(0, token), token: address.slice(token, asset), after: address.slice(asset, folder.length + 1) };
};

/** Puts a token into an address of the same film, whichever it has and whether or not it begins with the server's name. */
const withToken = (address: string, { before, after }: Place, token: string): string => {
  const at = address.indexOf(before);
  const end = at < 0 ? -1 : address.indexOf('/', at + before.length);
  if (end < 0 || !address.startsWith(after, end)) return address;
  return address.slice(0, at + before.length) + token + address.slice(end);
};

interface LoanParts<Reason> {
  readonly first: LentAddress;
  readonly renew: (address: string) => Promise<Renewal<Reason>>;
  readonly authority: () => Promise<string>;
  /** Milliseconds of a clock that goes on while the computer sleeps. */
  readonly now: () => number;
  readonly authorization?: () => string | null;
}

export const createMediaLoan = <Reason>({
  first,
  renew,
  authority,
  now,
  authorization,
}: LoanParts<Reason>): MediaLoan<Reason> => {
  const place = placeOf(first.address);
  const listeners = new Set<(reason: Reason) => void>();
  let lent = first;
  let lentAt = now();
  let isDoubted = false;
  let isOver = false;
  let renewing: Promise<void> | undefined;

  const take = async (): Promise<void> => {
    const renewal = await renew(lent.address);
    if (renewal.kind === 'lent') {
      lent = renewal.lent;
      lentAt = now();
      isDoubted = false;
    } else if (renewal.kind === 'refused') {
      isOver = true;
      for (const listener of listeners) listener(renewal.reason);
    }
  };
  /** Coalesces renewals: callers share the request in flight. */
  const renewOnce = (): Promise<void> => {
    renewing ??= take().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  const isDue = (need: Need): boolean => !isOver && (isDoubted || isRenewalDue(need, (now() - lentAt) / 1000, lent));

  return {
    goesOn: () => {
      if (isDue('playing')) void renewOnce();
    },
    ready: async () => {
      if (isDue('request')) await renewOnce();
    },
    addressOf: (name) => withToken(name, place, placeOf(lent.address).token),
    nameOf: (address) => withToken(address, place, place.token),
    authority,
    authorization,
    hasRunOut: () => (now() - lentAt) / 1000 >= lent.validSeconds,
    doubt: (address) => {
      // What was asked for by the address before has been refused already, and another one is there.
      if (address === withToken(address, place, placeOf(lent.address).token)) isDoubted = true;
    },
    whenRefused: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
