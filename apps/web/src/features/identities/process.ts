import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { qrPromotion, QR_PROMOTION_MS } from '@madang/domain/coupons/qr-promotion.ts';
import { isPartner, isPartnerFlow, type Partner, type PartnerFlow, partnerFlowOf } from '@madang/domain/partners/partner.ts';
import { isLanguage, type Language } from '@madang/domain/shared/language.ts';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { data, redirect } from 'react-router';
import { type Rejection, rejectionOf } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { isCallFailed } from '#app/platform/api.ts';
import { PROMOTION_COOKIE } from '#app/platform/cookies.ts';
import { shownLanguage } from '#app/shell/language.ts';
import { menuOf } from '#app/shell/menu-of.ts';
import type { Visitor } from '../../../render';
import { waitsForBirthDate } from './birth-date.ts';

/** What a page of `/process` has to say; whatever goes well leads on at once. */
export type ProcessView =
  | { readonly view: 'failed'; readonly refusal: Refusal | 'OUTAGE'; readonly code: string }
  | { readonly view: 'away'; readonly name: string; readonly message: string }
  | { readonly view: 'password'; readonly provider: string; readonly email: string };

interface Hand {
  readonly visitor: Visitor;
  readonly request: Request;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** What this browser brought back, if anything. */
  readonly browser: string | undefined;
}

/** Who comes back must be who has left: only pages below /process ever see it. */
const BROWSER_COOKIE = 'madang_attempt';
/** As long as a partner's assertion waits for somebody who signs up. Seconds. */
const KEPT_SECONDS = 1800;

const keptIn = (browser: string, origin: string): ResponseInit => ({
  headers: {
    'set-cookie': `${BROWSER_COOKIE}=${browser}; Path=/process; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
  },
});

const failed = (error: unknown): ProcessView => {
  if (!isCallFailed(error)) throw error;
  return { view: 'failed', refusal: error.reason ?? 'OUTAGE', code: error.code };
};

/** Onward: past the birth date, where it is missing, to where somebody was going. */
const onward = (language: Language, user: Pick<SessionUser, 'signin_type' | 'date_of_birth'>, target: string | null): Response =>
  redirect(
    waitsForBirthDate(user)
      ? paths.signUp(language, { b: 'y', callbackUrl: target ?? undefined })
      : (target ?? paths.home(language)),
    303,
  );

const textOf = (query: URLSearchParams, name: string): string | undefined => query.get(name) ?? undefined;

/** Leaves for a provider. */
const leave = async ({ visitor, query, language, browser }: Hand, provider: string): Promise<Response> => {
  const wanted = query.get('lang');
  const begun = await visitor.api.createSocialSignIn({
    provider,
    browser,
    language: isLanguage(wanted) ? wanted : language,
    remember: query.get('remember') === 'y',
    way_back: ownPath(query.get('callbackUrl')) ?? undefined,
  });
  return redirect(begun.url, keptIn(begun.browser, visitor.origin));
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
  return step === 'password' || user === null ? redirect(paths.process('link'), 303) : onward(language, user, way_back);
};

const named = ({ requestId, productId, bangoUserId }: PartnerFlow) => ({
  ...(requestId !== undefined && { request_id: requestId }),
  ...(productId !== undefined && { product_id: productId }),
  ...(bangoUserId !== undefined && { bango_user_id: bangoUserId }),
});

/** Is handed over by a partner, or comes back here after signing in or up in the middle of that. */
const arrive = async ({ visitor, query, language, browser }: Hand, type: Partner): Promise<Response> => {
  const flow = partnerFlowOf(query);
  const assertion = textOf(query, 'assertion');
  if (assertion === undefined && isPartnerFlow(flow) && visitor.session === null) return redirect(paths.signIn(language, flow));
  const { bangoRedirectUri } = flow;
  const answer = await visitor.api.confirmHandOver({
    type,
    assertion,
    browser,
    ...named(flow),
    redirect_uri: bangoRedirectUri,
    transport: 'cookie',
  });
  const { user, redirect_uri } = answer;
  if (answer.step === 'sign_in' || user === null) {
    const { request_id, product_id, bango_user_id } = answer;
    const names = { requestId: request_id, productId: product_id, bangoUserId: bango_user_id };
    const kept = Object.fromEntries(Object.entries(names).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
    const signIn = paths.signIn(language, { ...kept, bangoRedirectUri: redirect_uri ?? undefined });
    return redirect(signIn, answer.browser === null ? 302 : keptIn(answer.browser, visitor.origin));
  }
  if (!waitsForBirthDate(user)) return redirect(redirect_uri ?? paths.home(language), 303);
  return redirect(paths.signUp(language, { b: 'y', bangoRedirectUri: redirect_uri ?? undefined }), 303);
};

/** Another single sign-on leads elsewhere while it is active, and says why not while it is not (PA-03). */
const leaveForSso = async ({ visitor }: Hand): Promise<Response | ProcessView> => {
  const { sso_info: sso } = await menuOf(visitor);
  if (!sso) throw data(null, { status: 404 });
  return sso.status === 'active' ? redirect(sso.redirect_url) : { view: 'away', name: sso.name, message: sso.message };
};

const askPassword = async ({ visitor, browser = '' }: Hand): Promise<ProcessView> => {
  const { provider, email } = await visitor.api.previewIdentity({ browser });
  return { view: 'password', provider, email };
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

const handOf = (visitor: Visitor, request: Request): Hand => ({
  visitor,
  request,
  query: new URL(request.url).searchParams,
  language: shownLanguage(request, visitor),
  browser: visitor.kept(BROWSER_COOKIE) ?? undefined,
});

/** Carries out what an address below `/process` asks for; what is none of ours is not found (RT-85). */
export const beginProcess = async (
  visitor: Visitor,
  request: Request,
  { type, detail }: { readonly type: string; readonly detail?: string | undefined },
): Promise<ProcessView> => {
  const hand = handOf(visitor, request);
  const carryOut = (): Promise<Response | ProcessView> => {
    if (detail !== undefined && type === 'social') return leave(hand, detail);
    if (detail !== undefined && type === 'oauth') return comeBack(hand, detail);
    if (detail === undefined && isPartner(type)) return arrive(hand, type);
    if (detail === undefined && type === 'sso') return leaveForSso(hand);
    if (detail === undefined && type === 'link') return askPassword(hand);
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

/** The password of the account that has the address; throws the way on where it was right. */
export const afterProcess = async (visitor: Visitor, request: Request): Promise<Rejection> => {
  const { language, browser = '' } = handOf(visitor, request);
  const password = (await request.formData()).get('password');
  if (typeof password !== 'string' || password === '') return { faults: { password: 'missing' }, reason: null };
  try {
    const { user, way_back } = await visitor.api.addIdentity({ browser, password, transport: 'cookie' });
    throw onward(language, user, way_back);
  } catch (error) {
    if (error instanceof Response) throw error;
    return rejectionOf(error);
  }
};
