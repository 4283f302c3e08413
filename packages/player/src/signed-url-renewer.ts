/** Keeps a valid signed media URL at hand: each lives for some minutes and is renewed before it expires (PL-43). */

/** Signed URL as the server issued it. Seconds count from the response on. */
export interface SignedAddress {
  readonly address: string;
  readonly validSeconds: number;
  /** Seconds after which a playing film requests the next URL. */
  readonly renewAfterSeconds: number;
}

export type Renewal<Reason> =
  | { readonly kind: 'issued'; readonly next: SignedAddress }
  /** No further URL will be issued. The current one expires soon. */
  | { readonly kind: 'refused'; readonly reason: Reason }
  /** No response: playback goes on while the URL is valid, and the request is retried. */
  | { readonly kind: 'unreachable' };

/** What the streaming library needs of signed URLs. Names are URLs as they were when the film began. */
export interface SignedUrls {
  /** Resolves once the URL is valid, after a renewal where it was not. */
  readonly ready: () => Promise<void>;
  /** Current URL of a file of this film. Other URLs are unchanged. */
  readonly addressOf: (name: string) => string;
  /** Stable name of a file, from any of its signed URLs: the library must see a single location. */
  readonly nameOf: (address: string) => string;
  readonly hasRunOut: () => boolean;
  /** Authorization header for the key of an encrypted film, which a signed URL alone does not give. */
  readonly authority: () => Promise<string>;
  /** Reports a URL refused before its expiry: server clock or signing secret may have changed. */
  readonly doubt: (address: string) => void;
  /** Authorization for requests of clients without session cookies. */
  readonly authorization?: (() => string | null) | undefined;
}

export interface SignedUrlRenewer<Reason> extends SignedUrls {
  /** Heartbeat while the film plays, and on resume. */
  readonly goesOn: () => void;
  readonly whenRefused: (listener: (reason: Reason) => void) => () => void;
}

/** What triggers a renewal: playback does regularly, a request of a paused film on demand. */
export type Need = 'playing' | 'request';

/** Heartbeats ride on position reports, which come every ten seconds: slack in seconds. */
const REPORT_SLACK_SECONDS = 5;
/** Assumed maximum duration of a request, in seconds. */
const ON_ITS_WAY_SECONDS = 10;

/**
 * Whether the URL must be renewed, `ageSeconds` after the last renewal. A paused film sends no heartbeat, so its lease
 * expires after a minute and a half and is free for another device. The URL is renewed on resume or seek.
 */
export const isRenewalDue = (need: Need, ageSeconds: number, { validSeconds, renewAfterSeconds }: SignedAddress): boolean =>
  need === 'playing'
    ? ageSeconds >= renewAfterSeconds - Math.min(REPORT_SLACK_SECONDS, renewAfterSeconds / 4)
    : ageSeconds >= validSeconds - Math.min(ON_ITS_WAY_SECONDS, validSeconds / 4);

interface Place {
  readonly before: string;
  readonly token: string;
  readonly after: string;
}

/** Splits `…/{token}/{asset}/master.m3u8` into the fixed parts and the token. */
const placeOf = (address: string): Place => {
  const folder = address.slice(0, address.lastIndexOf('/'));
  const asset = folder.lastIndexOf('/');
  const token = folder.lastIndexOf('/', asset - 1) + 1;
  return { before: address.slice(0, token), token: address.slice(token, asset), after: address.slice(asset, folder.length + 1) };
};

/** Replaces the token in a URL of this film, absolute or relative. */
const withToken = (address: string, { before, after }: Place, token: string): string => {
  const at = address.indexOf(before);
  const end = at < 0 ? -1 : address.indexOf('/', at + before.length);
  if (end < 0 || !address.startsWith(after, end)) return address;
  return address.slice(0, at + before.length) + token + address.slice(end);
};

interface RenewerParts<Reason> {
  readonly first: SignedAddress;
  readonly renew: (address: string) => Promise<Renewal<Reason>>;
  readonly authority: () => Promise<string>;
  /** Milliseconds of a clock that keeps running during system sleep. */
  readonly now: () => number;
  readonly authorization?: () => string | null;
}

export const createSignedUrlRenewer = <Reason>({
  first,
  renew,
  authority,
  now,
  authorization,
}: RenewerParts<Reason>): SignedUrlRenewer<Reason> => {
  const place = placeOf(first.address);
  const listeners = new Set<(reason: Reason) => void>();
  let current = first;
  let issuedAt = now();
  let isDoubted = false;
  let isOver = false;
  let renewing: Promise<void> | undefined;

  const take = async (): Promise<void> => {
    const renewal = await renew(current.address);
    if (renewal.kind === 'issued') {
      current = renewal.next;
      issuedAt = now();
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
  const isDue = (need: Need): boolean => !isOver && (isDoubted || isRenewalDue(need, (now() - issuedAt) / 1000, current));

  return {
    goesOn: () => {
      if (isDue('playing')) void renewOnce();
    },
    ready: async () => {
      if (isDue('request')) await renewOnce();
    },
    addressOf: (name) => withToken(name, place, placeOf(current.address).token),
    nameOf: (address) => withToken(address, place, place.token),
    authority,
    authorization,
    hasRunOut: () => (now() - issuedAt) / 1000 >= current.validSeconds,
    doubt: (address) => {
      // A request with the previous URL was refused, and the URL has been renewed since.
      if (address === withToken(address, place, placeOf(current.address).token)) isDoubted = true;
    },
    whenRefused: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
