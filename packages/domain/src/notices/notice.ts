import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Localized } from '../shared/language.ts';
import type { TargetApi } from './target-api.ts';

/** Category of a notice, which decides how many are listed. */
export const NOTICE_TYPES = ['system', 'general', 'others'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** Where a notice is shown beside the list that holds them all. */
export const NOTICE_PLACES = ['list', 'topbar', 'popup'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** Audience of a notice: anonymous visitors, signed-in viewers without a subscription, and subscribers (NO-21). */
export const NOTICE_AUDIENCES = ['anonymous', 'avod', 'svod'] as const;
export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number];

export const LINK_TYPES = ['internal', 'external'] as const;

/** A host and what follows it, without a name before it; browsers would mend everything else into addresses of their own. */
const ELSEWHERE = /^https:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/u;

/** Whether a notice may lead to such an address of others. */
export const isElsewhere = (url: string): boolean => ELSEWHERE.test(url);

export interface NoticeLink {
  readonly type: (typeof LINK_TYPES)[number];
  /** A path of this site without its language, or an address elsewhere. */
  readonly url: string;
  /** A picture of this site. */
  readonly imgUrl: string | null;
  readonly title: Localized | null;
  readonly targetApi: TargetApi | null;
}

/** What the operator tells viewers: text, never markup. */
export interface Notice {
  readonly id: string;
  readonly type: NoticeType;
  readonly place: NoticePlace;
  readonly audiences: readonly NoticeAudience[];
  /** Names of platforms; null for all of them. */
  readonly platforms: readonly string[] | null;
  readonly message: Localized;
  readonly link: NoticeLink | null;
  /** Milliseconds since 1970: shown from here on, until the end comes. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Number of notices listed per type, newest first (NO-24; our default). */
export const MOST_OF_TYPE: Readonly<Record<NoticeType, number>> = { system: 3, general: 10, others: 20 };

/** Who a caller is to the operator. */
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
export const audienceOf = (asked: NoticeAudience | undefined, caller: Caller): Decision<NoticeAudience, 'SIGN_IN_NEEDED'> => {
  if (asked === 'anonymous') return allow('anonymous');
  return caller.signedIn || asked === undefined ? allow(audienceOfCaller(caller)) : refuse('SIGN_IN_NEEDED');
};

/** Pages of contents, by the first segment of their path; the ID follows, then perhaps a slug. */
const CONTENT_PAGE = /^\/(?:season|media|video|webtoon|read)\/([^/?#]+)/;

/** ID of the content whose page a notice leads to; null where it leads to none. */
export const linkedContent = ({ link }: Pick<Notice, 'link'>): string | null =>
  link?.type === 'internal' ? (CONTENT_PAGE.exec(link.url)?.[1] ?? null) : null;

interface Asked {
  readonly audience: NoticeAudience;
  readonly platform: string;
  /** One place, or null for all of them (NO-01). */
  readonly place: NoticePlace | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the profile may open the page of a content, by its ID. A notice that leads to any other is not for it. */
  readonly mayOpen: (contentId: string) => boolean;
}

const isFor =
  ({ audience, platform, place, now, mayOpen }: Asked) =>
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

/** What is shown of all notices, newest first, not more of a type than the length table says (NO-07, NO-08, NO-23, NO-24). */
export const noticesFor = (notices: readonly Notice[], asked: Asked): readonly Notice[] => {
  const counted = new Map<NoticeType, number>();
  return notices
    .filter(isFor(asked))
    .toSorted((one, other) => other.startsAt - one.startsAt || (one.id < other.id ? -1 : 1))
    .filter(({ type }) => {
      const count = (counted.get(type) ?? 0) + 1;
      counted.set(type, count);
      return count <= MOST_OF_TYPE[type];
    });
};
