import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Localized } from '../shared/language.ts';
import type { TargetApi } from './target-api.ts';

/** Category of a notice, which decides how many are listed. */
export const NOTICE_TYPES = ['system', 'general', 'others'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** Where a notice is shown besides the list of all notices. */
export const NOTICE_PLACES = ['list', 'topbar', 'popup'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** Audience of a notice: anonymous visitors, signed-in viewers without a subscription, and subscribers (NO-21). */
export const NOTICE_AUDIENCES = ['anonymous', 'avod', 'svod'] as const;
export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number];

export const LINK_TYPES = ['internal', 'external'] as const;

/** Absolute https URL with a host. Browsers repair other forms into URLs that no operator checked. */
const EXTERNAL_URL = /^https:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/u;

/** Whether a notice may link to an external URL. */
export const isExternalUrl = (url: string): boolean => EXTERNAL_URL.test(url);

export interface NoticeLink {
  readonly type: (typeof LINK_TYPES)[number];
  /** Path without its language, or an external URL. */
  readonly url: string;
  /** Path of a picture on this site. */
  readonly imgUrl: string | null;
  readonly title: Localized | null;
  readonly targetApi: TargetApi | null;
}

/** Notice of the operator: plain text, never markup. */
export interface Notice {
  readonly id: string;
  readonly type: NoticeType;
  readonly place: NoticePlace;
  readonly audiences: readonly NoticeAudience[];
  /** Platform names. Null for all. */
  readonly platforms: readonly string[] | null;
  readonly message: Localized;
  readonly link: NoticeLink | null;
  /** Start of display, in milliseconds since 1970, up to the end. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Number of notices listed per type, newest first (NO-24, our default). */
export const MAX_NOTICES_OF_TYPE: Readonly<Record<NoticeType, number>> = { system: 3, general: 10, others: 20 };

/** Caller of the notices operation. */
type Caller = { readonly signedIn: false } | { readonly signedIn: true; readonly subscribed: boolean };

/** Audience of a caller that requests none. */
export const audienceOfCaller = (caller: Caller): NoticeAudience => {
  if (!caller.signedIn) return 'anonymous';
  return caller.subscribed ? 'svod' : 'avod';
};

/**
 * Audience whose notices are returned. Any caller may request those of anonymous visitors. For signed-in callers the
 * server decides, not the request (NO-21, NO-26). SIGN_IN_NEEDED when an anonymous caller requests another audience.
 */
export const decideNoticeAudience = (
  requested: NoticeAudience | undefined,
  caller: Caller,
): Decision<NoticeAudience, 'SIGN_IN_NEEDED'> => {
  if (requested === 'anonymous') return allow('anonymous');
  return caller.signedIn || requested === undefined ? allow(audienceOfCaller(caller)) : refuse('SIGN_IN_NEEDED');
};

/** Path of a content page: route, then content id, then perhaps a slug. */
const CONTENT_PAGE = /^\/(?:season|media|video|webtoon|read)\/([^/?#]+)/;

/** Id of the content that a notice links to. Null for none. */
export const linkedContent = ({ link }: Pick<Notice, 'link'>): string | null =>
  link?.type === 'internal' ? (CONTENT_PAGE.exec(link.url)?.[1] ?? null) : null;

interface NoticeQuery {
  readonly audience: NoticeAudience;
  readonly platform: string;
  /** Place to list. Null for all (NO-01). */
  readonly place: NoticePlace | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the profile may open a content's page. Notices that link to other contents are hidden. */
  readonly mayOpen: (contentId: string) => boolean;
}

const isFor =
  ({ audience, platform, place, now, mayOpen }: NoticeQuery) =>
  (notice: Notice): boolean => {
    const linked = linkedContent(notice);
    return (
      notice.audiences.includes(audience) &&
      (notice.platforms === null || notice.platforms.includes(platform)) &&
      (place === null || notice.place === place) &&
      notice.startsAt <= now &&
      now < notice.endsAt &&
      (linked === null || mayOpen(linked))
    );
  };

/** Notices to show, newest first, limited per type (NO-07, NO-08, NO-23, NO-24). */
export const noticesFor = (notices: readonly Notice[], query: NoticeQuery): readonly Notice[] => {
  const counted = new Map<NoticeType, number>();
  return notices
    .filter(isFor(query))
    .toSorted((one, other) => other.startsAt - one.startsAt || (one.id < other.id ? -1 : 1))
    .filter(({ type }) => {
      const count = (counted.get(type) ?? 0) + 1;
      counted.set(type, count);
      return count <= MAX_NOTICES_OF_TYPE[type];
    });
};
