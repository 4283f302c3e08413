import { randomUUID } from 'node:crypto';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../app.fixture.ts';
import { type Caller, type Kind, KINDS, sessionIn, startAppWithCallers } from './callers.fixture.ts';
import { publishGuide } from '../../live/live.jobs.ts';

const { call, signUpForm, caller, newCaller, tv, connection, deps, guide, clock, close } = await startAppWithCallers();
afterAll(close);

/** A free programme is on air. */
await connection.repositories.live.replaceWeek('slate', [
  { weekday: 6, startMinute: 1200, durationMinutes: 120, contentId: '50', catchUp: true },
]);
await publishGuide(deps);
await guide.refresh();

/** What a letter of the table stands for; `–` is any other refusal, which the end of its line names. */
const LETTERS: Readonly<Partial<Record<Refusal, string>>> = {
  SIGN_IN_NEEDED: 's',
  TOKEN_INVALID: 't',
  PROFILE_NEEDED: 'p',
  SUBSCRIPTION_NEEDED: '$',
  PREMIUM_NEEDED: '+',
  RATED_ABOVE_PROFILE: 'a',
  PASSWORD_NOT_SET: 'w',
  SUBSCRIPTION_NOT_FOUND: 'n',
  BILLED_BY_PARTNER: 'b',
  PAYMENT_METHOD_NEEDED: 'c',
  ALREADY_SUBSCRIBED: 'h',
};
const ANSWERED = '●';
const OTHERWISE = '–';

/** Which callers are answered (●), and the refusal that each of the others gets. */
const TABLE = `
                                  anonymous ended late unchosen locked new free lapsed basic premium partner guest social family tv operator
signIn                            ●      ●     ●    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  ●
signUp                            ●      ●     ●    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  ●
signOut                           ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
refreshToken                      –      –     ●    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  –         REFRESH_TOKEN_INVALID
listSessions                      s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
endSession, its own               s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
endSession, unknown               s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         SESSION_NOT_FOUND
endOtherSessions                  s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getGeo                            ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
createTvSignIn                    ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getTvSignIn                       ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
previewTvSignIn                   s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
confirmTvSignIn                   s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
dismissTvSignIn                   s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getAccount                        s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
changeAccount                     s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
changePassword                    s      t     t    ●        ●      ●   ●    ●      ●     ●       w       w     w      ●      ●  t
getPrivacyChoices                 ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
changePrivacyChoices              ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
createDataExport                  s      t     t    ●        ●      ●   ●    ●      ●     ●       w       w     w      ●      ●  t
forgotPassword                    ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
resetPassword                     –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         PASSWORD_LINK_INVALID
changeEmail                       s      t     t    ●        ●      ●   ●    ●      ●     ●       w       w     w      ●      ●  t
resendVerification                s      t     t    –        –      ●   –    –      –     –       –       ●     –      –      –  t         EMAIL_ALREADY_VERIFIED
checkVerification                 s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
confirmEmail                      –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         VERIFICATION_LINK_INVALID
stopEmailChange                   –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         VERIFICATION_LINK_INVALID
cancelVerification                s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listSocialProviders               ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
createSocialSignIn                –      –     –    –        –      –   –    –      –     –       –       –     –      –      –  –         SOCIAL_CONNECTION_FAILED
confirmSocialSignIn               –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         SOCIAL_CONNECTION_FAILED
previewIdentity                   –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         IDENTITY_EXPIRED
addIdentity                       –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         IDENTITY_EXPIRED
confirmIdentity                   –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         IDENTITY_EXPIRED
listIdentities                    s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
removeIdentity                    s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         IDENTITY_NOT_FOUND
previewIdentityUndo               –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         UNDO_LINK_INVALID
undoIdentity                      –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         UNDO_LINK_INVALID
addBirthDate                      s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
createHandOver                    –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         SSO_FAILED
confirmHandOver                   –      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         SSO_FAILED
listProfiles                      s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getProfile                        s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
selectProfile                     s      t     t    ●        –      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t         PROFILE_LOCKED
changeProfile, its own            s      t     t    ●        –      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t         PROFILE_LOCKED
changeProfile, its age            s      t     t    ●        –      ●   ●    ●      ●     ●       w       w     w      ●      ●  t         PROFILE_LOCKED
changeProfile, one more           s      t     t    ●        –      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t         TOO_MANY_PROFILES
removeProfile                     s      t     t    –        ●      –   –    –      –     –       –       –     –      ●      –  t         LAST_PROFILE
confirmProfilePin                 s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
changeProfilePin                  s      t     t    ●        ●      ●   ●    ●      ●     ●       w       w     w      ●      ●  t
listProducts                      ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getEntitlement                    s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getActiveSubscription             s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getReservedSubscription           s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
previewPlanChange                 s      t     t    n        c      n   n    c      c     c       b       n     –      c      n  t         PRODUCT_NOT_FOUND
changePlan                        s      t     t    n        c      n   n    c      c     c       b       n     –      c      n  t         PRODUCT_NOT_FOUND
removePlanChange                  s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         NOTHING_RESERVED
cancelSubscription                s      t     t    n        ●      n   n    ●      ●     ●       b       n     n      ●      n  t
reactivateSubscription            s      t     t    n        n      n   n    n      –     –       b       n     n      –      n  t         SUBSCRIPTION_NOT_CANCELED
pauseSubscription                 s      t     t    n        ●      n   n    ●      ●     ●       b       n     n      ●      n  t
resumeSubscription                s      t     t    n        –      n   n    –      –     –       b       n     n      –      n  t         SUBSCRIPTION_NOT_PAUSED
previewPurchase                   s      t     t    ●        h      ●   ●    h      h     h       b       ●     –      h      ●  t         PRODUCT_NOT_FOUND
purchase                          s      t     t    ●        h      ●   ●    h      h     h       b       ●     –      h      ●  t         PRODUCT_NOT_FOUND
createBoletoPayment               s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         BOLETO_UNAVAILABLE
confirmPurchase                   s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
cancelPurchase                    s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
withdrawPurchase                  s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         TRANSACTION_NOT_FOUND
listBillingInfo                   s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getPrimaryBillingInfo             s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
addBillingInfo                    s      t     t    ●        ●      ●   ●    ●      ●     ●       b       ●     ●      ●      ●  t
changeBillingInfo                 s      t     t    –        –      –   –    –      –     –       b       –     –      –      –  t         CARD_NOT_FOUND
removeBillingInfo                 s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         CARD_NOT_FOUND
selectPrimaryBillingInfo          s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         CARD_NOT_FOUND
getBillingAddress                 s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
changeBillingAddress              s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listTransactions                  s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getTransaction                    s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         TRANSACTION_NOT_FOUND
listPaymentMethods                s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
redeemCoupon                      s      t     t    –        –      –   –    –      –     –       b       –     –      –      –  t         COUPON_INVALID
redeemPremiumPass                 s      t     t    –        –      –   –    –      –     –       b       –     –      –      –  t         COUPON_INVALID
listGiftOffers                    ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
previewGift                       s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
createGift                        s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listGifts                         s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
resendGift                        s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         GIFT_NOT_FOUND
createRefund                      s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  –         TRANSACTION_NOT_FOUND
getZipCampaign                    s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
addCampaignAnswer                 s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         CAMPAIGN_NOT_FOUND
changeZipCampaigns                s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  ●
changeTestClock                   s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  ●
changeTestSwitches                s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  ●
removeTestSwitches                s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  ●
getSmsConfig                      ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listMenu                          ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listCollection                    ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listRecommendations               ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getContent, for all               ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getContent, for adults            ●      t     t    a        a      ●   ●    ●      ●     ●       ●       ●     ●      a      ●  t
listGroups, for all               ●      t     t    a        a      ●   ●    ●      ●     ●       ●       ●     ●      a      ●  t
listGroups, for adults            ●      t     t    a        a      ●   ●    ●      ●     ●       ●       ●     ●      a      ●  t
listEpisodes, rated 15            ●      t     t    a        a      ●   ●    ●      ●     ●       ●       ●     ●      a      ●  t
listFavorites                     s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
addFavorite                       s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
removeFavorite                    s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
removeAllFavorites                s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
restoreFavorites                  s      t     t    p        p      –   –    –      –     –       –       –     –      –      –  t         REMOVAL_NOT_FOUND
getLike                           s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
addLike                           s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
removeLike                        s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listLikes                         s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listWatching                      s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listContinueWatching              s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
removeWatching                    s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
removeAllWatching                 s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
restoreWatching                   s      t     t    p        p      –   –    –      –     –       –       –     –      –      –  t         REMOVAL_NOT_FOUND
changeSubtitlePreferences         s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
trackWatch                        ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
playVideo, free                   ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
playVideo, with ads               ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
playVideo, for members            s      t     t    s        s      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
playVideo, for subscribers        s      t     t    s        s      $   $    $      ●     ●       ●       $     $      ●      $  t
playVideo, for adults             ●      t     t    a        a      ●   ●    ●      ●     ●       ●       ●     ●      a      ●  t
playVideo, the next by itself     s      t     t    s        s      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
previewTitle, for all             ●      t     t    a        a      ●   ●    ●      ●     ●       ●       ●     ●      a      ●  t
previewTitle, for adults          ●      t     t    a        a      ●   ●    ●      ●     ●       ●       ●     ●      a      ●  t
renewStream                       ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
stopStream                        s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listStreams                       s      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
endStream                         s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         STREAM_NOT_FOUND
trackAd                           ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
previewDownload                   s      t     t    p        p      +   +    +      +     ●       +       +     +      ●      +  t
addDownload                       s      t     t    p        p      +   +    +      +     ●       +       +     +      ●      +  t
listDownloads                     s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
renewDownloads                    s      t     t    p        p      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
removeDownload                    s      t     t    p        p      –   –    –      –     –       –       –     –      –      –  t         DOWNLOAD_NOT_FOUND
getLiveCounter                    ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listGuide                         ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getLiveCountdown                  ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
playLive                          s      t     t    s        s      $   $    $      ●     ●       ●       $     $      ●      $  t
listWebtoonGroups                 ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listRelatedWebtoons               ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listWebtoonChildren, for all      ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listWebtoonChildren, for adults   ●      t     t    a        a      ●   ●    ●      ●     ●       ●       ●     ●      a      ●  t
getStrip, free                    ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getStrip, for subscribers         s      t     t    s        s      $   $    $      ●     ●       ●       $     $      ●      $  t
getStrip, for members             s      t     t    s        s      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getStrip, the next by itself      s      t     t    s        s      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
trackReading                      ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
searchTitles                      ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listSuggestions                   ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
searchKeywords                    ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listTopSearches                   ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
trackSearch                       ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listPersonTitles                  ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
trackPlayback                     ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
trackError                        ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listErrors                        s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  ●
listNotices, for strangers        ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
listNotices, for subscribers      s      t     t    s        s      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
changeNotices                     s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  ●
listPopups                        ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
changePopups                      s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  ●
trackPopup                        ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getHelpCenter                     ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
createHelpRequest                 ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
getPushToken                      ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
addPushToken                      s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         PUSH_NOT_OFFERED
removePushToken                   s      t     t    –        –      –   –    –      –     –       –       –     –      –      –  t         PUSH_TOKEN_NOT_FOUND
createPush                        s      s     s    s        s      s   s    s      s     s       s       s     s      s      s  –         PUSH_NOT_OFFERED
trackPush                         ●      t     t    ●        ●      ●   ●    ●      ●     ●       ●       ●     ●      ●      ●  t
`;

interface CallCase {
  readonly input?: object | ((caller: Caller) => object | Promise<object>);
  /** The call changes its caller, so each caller needs a new account. */
  readonly once?: true;
}

let addresses = 0;
/** Rate limits count by address, so each call has its own. */
const ownAddress = () => {
  addresses += 1;
  return `10.251.${Math.floor(addresses / 250)}.${addresses % 250}`;
};
/** A television that waits for a yes. */
const code = async () => ({ token: (await call('createTvSignIn', tv, { address: ownAddress() })).object['code'] });
const unknown = () => ({ id: randomUUID() });
const film = (content_id: string): CallCase => ({ input: { content_id } });
const title = (id: string): CallCase => ({ input: { id } });
const removal = { input: { removal_id: randomUUID() } };
const NEW_PASSWORD = { password: 'a-better-one-27', password_confirmation: 'a-better-one-27' };
const PRESENT = { plan: 'Premium', months: 3, recipient_name: 'Bora', sender_name: 'Mina' };
const TEXTS = { en: 'x', pt: 'x', es: 'x', zh: 'x', vi: 'x' };
const BROWSER = 'b'.repeat(43);
const ADDRESS = {
  first_name: 'Mina',
  last_name: 'Oliveira',
  address_1: 'Main Street 1',
  city: 'New York',
  state: 'NY',
  zip: '10001',
};

/** What is asked in a line of the table; nothing where a line is not named here. */
const CALL_CASES: Readonly<Record<string, CallCase>> = {
  signIn: { input: async () => ({ email: (await caller('free')).user?.username, password: PASSWORD }) },
  signUp: { input: () => signUpForm() },
  signOut: { once: true },
  refreshToken: { input: ({ user }) => ({ ...(user && { refresh_token: user.refresh_token }) }), once: true },
  'endSession, its own': { input: ({ as, user }) => ({ id: user ? sessionIn(as) : randomUUID() }), once: true },
  'endSession, unknown': { input: unknown },
  createSocialSignIn: { input: { provider: 'nobody' } },
  confirmSocialSignIn: { input: { provider: 'nobody', browser: BROWSER, state: 'x' } },
  previewIdentity: { input: { browser: BROWSER } },
  addIdentity: { input: { browser: BROWSER, password: PASSWORD } },
  addBirthDate: { input: { date_of_birth: '1990-02-03' }, once: true },
  confirmIdentity: { input: { browser: BROWSER } },
  removeIdentity: { input: unknown },
  previewIdentityUndo: { input: { token: 'x'.repeat(43) } },
  undoIdentity: { input: { token: 'x'.repeat(43) } },
  createHandOver: { input: { type: 'odk', assertion: 'nobody’s word' } },
  confirmHandOver: { input: { type: 'odk', assertion: 'nobody’s word' } },
  changeAccount: { input: { first_name: 'Mina', last_name: 'Oliveira', gender: 'female', date_of_birth: '1990-02-03' } },
  changePassword: { input: { current_password: PASSWORD, ...NEW_PASSWORD }, once: true },
  changePrivacyChoices: { input: { sale: 'refused', statistics: 'allowed' } },
  createDataExport: { input: { password: PASSWORD } },
  forgotPassword: { input: async () => ({ email: (await newCaller('free')).user?.username }) },
  resetPassword: { input: { token: 'x'.repeat(43), ...NEW_PASSWORD } },
  changeEmail: { input: () => ({ email: `${randomUUID()}@madang.example`, password: PASSWORD }), once: true },
  confirmEmail: { input: { token: 'x'.repeat(43) } },
  stopEmailChange: { input: { token: 'x'.repeat(43) } },
  resendVerification: { once: true },
  getProfile: { input: ({ profileId }) => ({ profile_id: profileId }) },
  selectProfile: { input: ({ profileId }) => ({ id: profileId }), once: true },
  'changeProfile, its own': { input: ({ profileId }) => ({ id: profileId, name: 'Bada' }) },
  'changeProfile, its age': {
    input: ({ profileId }) => ({ id: profileId, rating_value: 'teen', password: PASSWORD }),
    once: true,
  },
  'changeProfile, one more': { input: { name: 'Bada' }, once: true },
  removeProfile: { input: ({ profileId }) => ({ id: profileId }), once: true },
  confirmProfilePin: { input: ({ profileId }) => ({ id: profileId, pin: '1234' }) },
  changeProfilePin: { input: ({ profileId }) => ({ id: profileId, password: PASSWORD, pin: '1234' }), once: true },
  createHelpRequest: { input: { email: 'bora@madang.example', topic: 'other', message: 'Where is my list?' } },
  trackError: { input: { code: 'x', path: '/x' } },
  'listNotices, for strangers': { input: { user_type: 'anonymous' } },
  'listNotices, for subscribers': { input: { user_type: 'svod' } },
  changeNotices: { input: { notices: [] } },
  listPopups: { input: { placement: '30_007_01_01' } },
  changePopups: { input: { popups: [] } },
  trackPopup: {
    input: () => ({ event_id: randomUUID(), event: 'impression', tracking_id: 'weekend', popup_tracking_id: 'weekend-1' }),
  },
  addPushToken: {
    input: { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), language: 'en_us' },
  },
  removePushToken: { input: () => ({ push_token: randomUUID() }) },
  createPush: {
    input: () => ({ push_id: randomUUID(), reference_type: 'x', reference_id: '1', path: '/main', title: TEXTS, body: TEXTS }),
  },
  trackPush: {
    input: () => ({ event_id: randomUUID(), event: 'clicked', reference_type: 'episode', reference_id: 'e-1' }),
  },
  createTvSignIn: { input: tv },
  getTvSignIn: { input: { poll_token: 'x'.repeat(43) } },
  previewTvSignIn: { input: code },
  confirmTvSignIn: { input: code },
  dismissTvSignIn: { input: code },
  previewPlanChange: { input: { sku: 'WEB_PREMIUM_ANNUAL_USD' } },
  changePlan: { input: { sku: 'WEB_PREMIUM_ANNUAL_USD' } },
  cancelSubscription: { once: true },
  pauseSubscription: { input: { months: 1 }, once: true },
  previewPurchase: { input: { sku: 'WEB_BASIC_MONTHLY_USD' } },
  purchase: { input: () => ({ sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true, token_id: `of ${randomUUID()}` }), once: true },
  createBoletoPayment: { input: { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true } },
  addBillingInfo: { input: () => ({ token_id: `of ${randomUUID()}` }), once: true },
  changeBillingInfo: { input: { token_id: 'of nobody' } },
  removeBillingInfo: { input: unknown },
  selectPrimaryBillingInfo: { input: unknown },
  getTransaction: { input: unknown },
  changeBillingAddress: { input: { country: 'US', fields: ADDRESS } },
  redeemCoupon: { input: { code: 'X'.repeat(20) } },
  redeemPremiumPass: { input: { pass_code: 'X'.repeat(20) } },
  previewGift: { input: { plan: 'Premium', months: 3 } },
  createGift: {
    input: () => ({ ...PRESENT, terms_accepted: true, token_id: `of ${randomUUID()}` }),
    once: true,
  },
  resendGift: { input: unknown },
  withdrawPurchase: { input: () => ({ transaction_id: randomUUID() }) },
  createRefund: { input: () => ({ transaction_id: randomUUID() }) },
  addCampaignAnswer: { input: { campaign_id: 'nothing', fields: { zip: '10001' } } },
  changeZipCampaigns: { input: { campaigns: [] } },
  changeTestClock: {
    input: async () => ({ email: (await caller('free')).user?.username, to: new Date(clock.now).toISOString() }),
  },
  getSmsConfig: { input: { id: 'web' } },
  listCollection: { input: { collection_id: '30' } },
  'getContent, for all': title('50'),
  'getContent, for adults': title('58'),
  'listGroups, for all': title('40'),
  'listGroups, for adults': title('58'),
  'listEpisodes, rated 15': title('40'),
  addFavorite: film('50'),
  removeFavorite: film('50'),
  restoreFavorites: removal,
  getLike: film('50'),
  addLike: film('50'),
  removeLike: film('50'),
  removeWatching: film('50'),
  restoreWatching: removal,
  listWebtoonGroups: title('60'),
  listRelatedWebtoons: { input: { related_id: '60' } },
  'listWebtoonChildren, for all': { input: { parent_id: '60' } },
  'listWebtoonChildren, for adults': { input: { parent_id: '62' } },
  'getStrip, free': title('60001'),
  'getStrip, for subscribers': title('60003'),
  'getStrip, for members': title('60004'),
  'getStrip, the next by itself': { input: { id: '60002', from: 'auto-next' } },
  trackReading: {
    input: { content_id: '60001', event: 'start', panel_id: 'rain-1', fraction: 0.5, sequence: 1, playback_id: 'p' },
  },
  searchTitles: { input: { q: 'moon' } },
  listSuggestions: { input: { q: 'moon' } },
  searchKeywords: { input: { q: 'rain' } },
  trackSearch: { input: { q: 'moon', search_src: 'header', result_count: 1 } },
  listPersonTitles: { input: { id: 'han' } },
  renewStream: {
    input: async ({ as }) => ({
      address: (await call('playVideo', { content_id: '50' }, { as })).object?.['manifest_url'] ?? 'x',
    }),
  },
  stopStream: film('50'),
  endStream: { input: unknown },
  previewDownload: film('53'),
  addDownload: { input: () => ({ content_id: '53', quality: 720, device_id: randomUUID() }) },
  renewDownloads: { input: () => ({ device_id: randomUUID() }) },
  removeDownload: { input: unknown },
  'playVideo, free': film('50'),
  'playVideo, with ads': film('51'),
  'playVideo, for members': film('52'),
  'playVideo, for subscribers': film('53'),
  'playVideo, for adults': film('58'),
  'playVideo, the next by itself': { input: { content_id: '50', from: 'auto-next' } },
  'previewTitle, for all': title('40'),
  'previewTitle, for adults': title('58'),
  changeSubtitlePreferences: { input: { size: 'large' } },
  trackWatch: { input: { content_id: '50', event: 'start', position: 1, sequence: 1, playback_id: 'p' } },
  trackPlayback: {
    input: async ({ as }) => ({
      content_id: '50',
      playback_id: (await call('playVideo', { content_id: '50' }, { as })).object?.['playback_id'] ?? 'no playback',
      events: [{ sequence: 1, age: 0, position: 1, event: 'start' }],
    }),
  },
  trackAd: { input: () => ({ showing: randomUUID(), event: 'start' }) },
};

const CELLS = new RegExp(`^(?<name>.+?) {2,}(?<letters>(?:\\S +){${KINDS.length - 1}}\\S) *(?<otherwise>[A-Z_]*)$`);
const [heading = '', ...lines] = TABLE.split('\n').filter((line) => line !== '');
const rows = lines.map((line) => {
  const { name = line, letters = '', otherwise = '' } = CELLS.exec(line)?.groups ?? {};
  return { name, letters: letters.split(/ +/), otherwise };
});
const operationIn = (name: string) => name.split(',')[0] as OperationName;
/** They are refused before anything of theirs is touched. */
const STRANGERS: readonly Kind[] = ['anonymous', 'ended', 'late', 'operator'];

/** The letter for the outcome of a call, or its reason where there is no letter. */
const outcomeFor = async (name: string, kind: Kind) => {
  const { input = {}, once = false } = CALL_CASES[name] ?? {};
  const who = await (once && !STRANGERS.includes(kind) ? newCaller(kind) : caller(kind));
  const given = typeof input === 'function' ? await input(who) : input;
  const { status, body } = await call(operationIn(name), given, { as: who.as, address: ownAddress() });
  if (status === 200) return { letter: ANSWERED, reason: '' };
  const letter = body.reason && LETTERS[body.reason];
  return letter === undefined ? { letter: OTHERWISE, reason: body.reason ?? body.code } : { letter, reason: '' };
};

test('every operation of the contract is in the table, for callers of every kind', () => {
  expect(heading.trim().split(/ +/)).toEqual(KINDS);
  expect(rows.filter(({ letters }) => letters.length !== KINDS.length)).toEqual([]);
  expect(new Set(rows.map(({ name }) => operationIn(name)))).toEqual(new Set(Object.keys(api)));
  expect(new Set(Object.keys(CALL_CASES)).difference(new Set(rows.map(({ name }) => name)))).toEqual(new Set());
});

test.each(rows)('$name answers each kind of caller as in the table [RT-02]', async ({ name, letters, otherwise }) => {
  const outcomes = await Promise.all(KINDS.map((kind) => outcomeFor(name, kind)));
  const of = (found: readonly string[]) => Object.fromEntries(KINDS.map((kind, index) => [kind, found[index]]));
  expect(of(outcomes.map(({ letter }) => letter))).toEqual(of(letters));
  expect([...new Set(outcomes.map(({ reason }) => reason))].filter((reason) => reason !== '')).toEqual(
    otherwise === '' ? [] : [otherwise],
  );
});

/** What the contract says of an operation, for callers who are refused before its use case runs. */
const BEFORE: Readonly<Record<Operation['authority'], Readonly<Partial<Record<Kind, string>>>>> = {
  anyone: {},
  user: { anonymous: 's', ended: 't', late: 't', operator: 't' },
  profile: { anonymous: 's', ended: 't', late: 't', unchosen: 'p', locked: 'p', operator: 't' },
  operator: Object.fromEntries(KINDS.filter((kind) => kind !== 'operator').map((kind) => [kind, 's'])),
};

test.each(rows)('the table says of $name what its authority in the contract means', ({ name, letters }) => {
  const { authority }: Operation = api[operationIn(name)];
  expect(Object.fromEntries(KINDS.map((kind, index) => [kind, letters[index]]))).toMatchObject(BEFORE[authority]);
});
