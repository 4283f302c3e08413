/**
 * The constants of the product that its screens and its server share: page sizes, limits and times. Contract, server and client take
 * them from here, so a changed number changes both what a screen allows and what a call is refused for (ST-53).
 */

/** Things that a list gives or shows at a time. The usual limits of the contract and the requests of the screens (ST-33 to ST-52). */
export const PAGE_SIZES = {
  /** Titles of a catalogue or a collection on its own page. */
  list: 24,
  /** What stands in one row or group, wherever nothing else is said. */
  rail: 20,
  watchingHistory: 24,
  homeRail: 24,
  /** Titles on the stage, at most. */
  carousel: 20,
  /** Titles whose watched state is asked for in one call. */
  watched: 50,
  /** Titles of the shelf on my page. */
  myPage: 30,
  searchList: 24,
  keytalkSearch: 5,
  topSearch: 3,
  /** Trailers, specials and other clips of a title, at most. */
  detailRail: 100,
  detailRelated: 18,
  /** Clips by which the arrows of their rail move. */
  episodeRail: 4,
  /** Titles by which the arrows of "more like this" move. */
  seriesRail: 6,
  /** Rails that home brings at a time. */
  main: 18,
  /** Entries before "more". */
  accordion: 6,
  likeList: 100,
  continueWatching: 24,
  relatedWebtoon: 24,
  childrenWebtoon: 24,
  /** Entries of the menu. */
  menu: 100,
  suggestions: 8,
  gifts: 20,
  transactions: 20,
  errorReports: 50,
} as const;

/** Days of the free trial, monthly plans only. */
export const TRIAL_DAYS = 14;
/** Profiles, and devices that play at once. */
export const PREMIUM_PROFILES = 4;
export const PREMIUM_DEVICES = 4;
/** Cards that an account keeps at most. */
export const MAX_CARDS = 3;
/** Code points of a password. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 20;
/** Characters of a profile's name, as readers count them. */
export const MAX_PROFILE_NAME_LENGTH = 20;
/** Characters of a first or last name, as readers count them, unless the operator allows more. */
export const MAX_NAME_LENGTH = 20;
/** Characters of a coupon or premium pass (CP-01, CP-30). */
export const CODE_LENGTH = 20;
/** Characters of a reason to cancel in the viewer's own words. */
export const MAX_OTHER_REASON_LENGTH = 1000;
/** Characters that a search needs (SR-01). */
export const MIN_QUERY_LENGTH = 2;
/** Years. */
export const ADULT_AGE = 18;
/** Major version of the oldest browser that gets no notice. */
export const MIN_BROWSER_VERSION = 107;
/** Verification mails that may be sent again within a day (AC-44). */
export const RESENDS_A_DAY = 5;
/** Push notifications that a browser remembers (NO-41). */
export const MAX_PUSH_RECORDS = 5;

/** Milliseconds between two changes of the address (AC-55). */
export const CHANGE_WAIT_MS = 15 * 60_000;
/** A skipped popup stays away for seven days (PO-28, ST-67). */
export const POPUP_SKIP_MS = 7 * 86_400_000;
/** From the load of a page to its popup (PO-40, ST-24). */
export const POPUP_DELAY_MS = 500;
/** A favorite rests after a change before the next one counts (ST-18). */
export const FAVORITE_REST_MS = 3000;
/** Timeout of every call (SE-84). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Timeout of a script or a stylesheet of a page (ST-21). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Playing time before the first check, and between further ones (AN-02, AN-03). */
export const FIRST_PLAY_CHECK_MS = 15_000;
export const PLAY_CHECK_MS = 6000;
/** A client looks this often whether a call for the channel's state is due (LV-10). */
export const LIVE_CHECK_MS = 1000;
/** Between a failed call and the next one (LV-11), and between attempts to play again (LV-12), unless the operator sets others. */
export const LIVE_RETRY_SECONDS = 60;
export const LIVE_RECOVERY_SECONDS = 30;
/** Between two calls for notices, unless the operator sets another (NO-22). */
export const NOTICE_CHECK_MINUTES = 30;
/** Age at which expiring data of a session is dropped. */
export const SESSION_DATA_MS = 10 * 60_000;
/** Validity of a scanned promotion (ST-14). */
export const QR_PROMOTION_MS = 3 * 3_600_000;

/** Lives of cookies. */
export const TOKEN_COOKIE_DAYS = 60;
export const LANGUAGE_COOKIE_DAYS = 365;
export const REDIRECT_CARD_COOKIE_DAYS = 1 / 12;
export const APP_LAYER_COOKIE_DAYS = 1;

/** Sent with every refresh, event and error report (SE-52, ST-32, AN-72). */
export const APP_VERSION = 'v4.0.16';
