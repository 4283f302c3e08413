import { QR_PROMOTION_MS } from '@madang/domain/shared/constants.ts';
import type { Api } from '@madang/contract/api.ts';
import type { AnswerOf } from '@madang/contract/operation.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { qrPromotion } from '@madang/domain/coupons/qr-promotion.ts';
import { isPartner, isPartnerFlow, type Partner, type PartnerFlow, readPartnerFlow } from '@madang/domain/partners/partner.ts';
import { isLanguage, type Language } from '@madang/domain/shared/language.ts';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { data, redirect } from 'react-router';
import { type Rejection, toRejection } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { PROMOTION_COOKIE } from '#app/platform/cookies.ts';
import { type PageRequest, shownLanguage } from '#app/shell/language.ts';
import { loadMenu } from '#app/shell/menu-of.ts';
import type { Visitor } from '../../../render';
import { waitsForBirthDate } from './birth-date.ts';

/** What previewIdentity answers. */
type Pending = AnswerOf<Api['previewIdentity']>;

/** What a page of `/process` shows. */
export type ProcessView =
  | { readonly view: 'failed'; readonly refusal: Refusal | 'OUTAGE'; readonly code: string }
  | { readonly view: 'away'; readonly name: string; readonly message: string }
  /** Confirms leaving for a provider. The form posts to the page’s own address. */
  | { readonly view: 'begin'; readonly name: string }
  /** Leads on by itself: a form may not be answered by a redirect to another origin (CSP form-action). */
  | { readonly view: 'leave'; readonly url: string; readonly name: string }
  | { readonly view: 'pending'; readonly pending: Pending };

interface Hand {
  readonly visitor: Visitor;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** The attempt cookie of this browser. */
  readonly browser: string | undefined;
}

/** Binds an attempt to the browser that started it. Sent only to pages below /process. */
const BROWSER_COOKIE = 'madang_attempt';
/** Lifetime of a partner's assertion while its viewer signs up. Seconds. */
const KEPT_SECONDS = 1800;

const keptIn = (browser: string, origin: string): ResponseInit => ({
  headers: {
    'set-cookie': `${BROWSER_COOKIE}=${browser}; Path=/process; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
  },
});

const failed = onCallFailed(({ reason, code }): ProcessView => ({ view: 'failed', refusal: reason ?? 'OUTAGE', code }));

/** Redirects to the target of the sign-in, through the birth date step when it is missing. */
const onward = (language: Language, user: Pick<SessionUser, 'signin_type' | 'date_of_birth'>, target: string | null): Response =>
  redirect(
    waitsForBirthDate(user)
      ? paths.signUp(language, { b: 'y', callbackUrl: target ?? undefined })
      : (target ?? paths.home(language)),
    303,
  );

const textOf = (query: URLSearchParams, name: string): string | undefined => query.get(name) ?? undefined;

/** Asks first: an attempt begins by a POST of this site, so that no other site begins one. */
const askToLeave = async ({ visitor }: Hand, provider: string): Promise<ProcessView> => {
  const { objects } = await visitor.api.listSocialProviders();
  const known = objects.find(({ id }) => id === provider);
  if (!known) throw data(null, { status: 404 });
  return { view: 'begin', name: known.name };
};

/** Leaves for a provider. */
const leave = async ({ visitor, query, language, browser }: Hand, provider: string) => {
  const wanted = query.get('lang');
  const begun = await visitor.api.createSocialSignIn({
    provider,
    browser,
    language: isLanguage(wanted) ? wanted : language,
    remember: query.get('remember') === 'y',
    way_back: ownPath(query.get('callbackUrl')) ?? undefined,
  });
  const { objects } = await visitor.api.listSocialProviders();
  const name = objects.find(({ id }) => id === provider)?.name ?? provider;
  return data<ProcessView>({ view: 'leave', url: begun.url, name }, keptIn(begun.browser, visitor.origin));
};

/** Comes back from one. */
const comeBack = async ({ visitor, query, language, browser = '' }: Hand, provider: string): Promise<Response> => {
  const { step, user, way_back } = await visitor.api.confirmSocialSignIn({
    provider,
    browser,
    state: query.get('state') ?? '',
    code: textOf(query, 'code'),
    iss: textOf(query, 'iss'),
    error: textOf(query, 'error'),
    name: textOf(query, 'name'),
    transport: 'cookie',
  });
  return step === 'pending' || user === null ? redirect(paths.process('link'), 303) : onward(language, user, way_back);
};

const named = ({ requestId, productId, bangoUserId }: PartnerFlow) => ({
  ...(requestId !== undefined && { request_id: requestId }),
  ...(productId !== undefined && { product_id: productId }),
  ...(bangoUserId !== undefined && { bango_user_id: bangoUserId }),
});

/** A partner hands a person over, or the person comes back here after signing in or up in the middle of that. Begins no session. */
const arrive = async ({ visitor, query, language, browser }: Hand, type: Partner): Promise<Response> => {
  const flow = readPartnerFlow(query);
  const assertion = textOf(query, 'assertion');
  if (assertion === undefined)
    return redirect(isPartnerFlow(flow) && visitor.session === null ? paths.signIn(language, flow) : paths.process('link'));
  const kept = await visitor.api.createHandOver({
    type,
    assertion,
    browser,
    ...named(flow),
    redirect_uri: flow.bangoRedirectUri,
  });
  // The address without its assertion: it goes into no history, and is not sent again.
  return redirect(paths.process('link'), { status: 303, ...keptIn(kept.browser, visitor.origin) });
};

/** Another single sign-on leads elsewhere while it is active, and says why not while it is not (PA-03). */
const leaveForSso = async ({ visitor }: Hand): Promise<Response | ProcessView> => {
  const { sso_info: sso } = await loadMenu(visitor);
  if (!sso) throw data(null, { status: 404 });
  return sso.status === 'active' ? redirect(sso.redirect_url) : { view: 'away', name: sso.name, message: sso.message };
};

/** Shows the accounts of a pending identity. A viewer who must sign in or up first is redirected. */
const showPending = async ({ visitor, language, browser = '' }: Hand): Promise<ProcessView | Response> => {
  const pending = await visitor.api.previewIdentity({ browser });
  if (pending.step !== 'sign_in_first') return { view: 'pending', pending };
  const { request_id, product_id, bango_user_id, redirect_uri } = pending;
  const names = { requestId: request_id, productId: product_id, bangoUserId: bango_user_id, bangoRedirectUri: redirect_uri };
  const kept = Object.fromEntries(Object.entries(names).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
  return redirect(paths.signIn(language, kept));
};

/** A promotion was scanned: it is kept for three hours, and leads to the plans (SE-24, RT-129). */
const scan = async ({ visitor, query, language }: Hand): Promise<Response> => {
  const promotion = qrPromotion(query.get('code') ?? '', visitor.now.getTime());
  const value = encodeURIComponent(JSON.stringify(promotion));
  const lasts = promotion === null ? 0 : QR_PROMOTION_MS / 1000;
  const secure = visitor.origin.startsWith('https:') ? '; Secure' : '';
  const cookie = `${PROMOTION_COOKIE.name}=${value}; Path=/; Max-Age=${lasts}; SameSite=Lax${secure}`;
  return redirect(paths.plan(language), { status: 303, headers: { 'set-cookie': cookie } });
};

const handOf = (visitor: Visitor, pageRequest: PageRequest): Hand => ({
  visitor,
  query: pageRequest.url.searchParams,
  language: shownLanguage(pageRequest, visitor),
  browser: visitor.kept(BROWSER_COOKIE) ?? undefined,
});

/** Handles addresses below `/process`. Unknown ones are not found (RT-85). */
export const beginProcess = async (
  visitor: Visitor,
  pageRequest: PageRequest,
  { type, detail }: { readonly type: string; readonly detail?: string | undefined },
): Promise<ProcessView> => {
  const hand = handOf(visitor, pageRequest);
  const carryOut = (): Promise<Response | ProcessView> => {
    if (detail !== undefined && type === 'social') return askToLeave(hand, detail);
    if (detail !== undefined && type === 'oauth') return comeBack(hand, detail);
    if (detail === undefined && isPartner(type)) return arrive(hand, type);
    if (detail === undefined && type === 'sso') return leaveForSso(hand);
    if (detail === undefined && type === 'link') return showPending(hand);
    if (detail === undefined && type === 'qr') return scan(hand);
    throw data(null, { status: 404 });
  };
  const outcome = await Promise.resolve()
    .then(carryOut)
    .catch((error: unknown) => {
      if (error instanceof Error) return failed(error);
      throw error;
    });
  if (outcome instanceof Response) throw outcome;
  return outcome;
};

/** Past the birth date, where it is missing, to the partner or to where the person was going. */
const afterAccepting = (
  language: Language,
  user: Pick<SessionUser, 'signin_type' | 'date_of_birth'>,
  { way_back, redirect_uri }: { readonly way_back: string | null; readonly redirect_uri: string | null },
): Response | ProcessView => {
  if (redirect_uri === null) return onward(language, user, way_back);
  if (waitsForBirthDate(user)) return redirect(paths.signUp(language, { b: 'y', bangoRedirectUri: redirect_uri }), 303);
  return { view: 'leave', url: redirect_uri, name: new URL(redirect_uri).host };
};

/** Accepts the pending identity: joins it by a proof, or signs in with it. */
const accept = async ({ visitor, language, browser = '' }: Hand, form: FormData): Promise<Rejection | Response | ProcessView> => {
  const password = form.get('password');
  const intent = form.get('intent');
  if (intent === 'join' && password === '') return { faults: { password: 'missing' }, reason: null };
  try {
    const accepted =
      intent === 'join'
        ? await visitor.api.addIdentity({ browser, transport: 'cookie', ...(typeof password === 'string' && { password }) })
        : await visitor.api.confirmIdentity({ browser, transport: 'cookie', replace: intent === 'replace' });
    // Another account has been signed in meanwhile: the page asks.
    if (accepted.user === null) return redirect(paths.process('link'), 303);
    return afterAccepting(language, accepted.user, accepted);
  } catch (error) {
    return toRejection(error);
  }
};

/** Handles the forms of these pages. Throws a redirect when there is one. */
export const afterProcess = async (
  visitor: Visitor,
  pageRequest: PageRequest,
  { type, detail }: { readonly type: string; readonly detail?: string | undefined },
) => {
  const hand = handOf(visitor, pageRequest);
  if (type === 'social' && detail !== undefined) {
    try {
      return await leave(hand, detail);
    } catch (error) {
      if (error instanceof Error) return data(failed(error));
      throw error;
    }
  }
  if (type !== 'link' || detail !== undefined) throw data(null, { status: 404 });
  const outcome = await accept(hand, await pageRequest.request.formData());
  if (outcome instanceof Response) throw outcome;
  return data(outcome);
};
