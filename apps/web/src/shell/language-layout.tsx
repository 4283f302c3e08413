import type { SiteMenu } from '@madang/contract/catalog/catalog.contract.ts';
import { isOfPartner } from '@madang/domain/accounts/account.ts';
import { needsBirthDate } from '@madang/domain/identities/birth-date.ts';
import { isPartnerFlow, readPartnerFlow } from '@madang/domain/partners/partner.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { lazy, useEffect, useLayoutEffect } from 'react';
import {
  data,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { onCallFailed } from '#app/platform/call-failures.ts';
import type { Visitor } from '../../render';
import { inLanguage, paths } from '../paths.ts';
import { startSession } from '../platform/api.ts';
import { nameCaller } from '../platform/caller.ts';
import { LANGUAGE_COOKIE, readCookie, writeCookie } from '../platform/cookies.ts';
import { readKept } from '../platform/kept-mark.ts';
import { visitorContext } from '../platform/visitor.ts';
import { useIsOnline, visit } from '../platform/window.ts';
import { entryOf, isPageName, type PageName } from '../routes.ts';
import type { Route } from './+types/language-layout';
import { FailedPage, failureTitle } from './FailedPage.tsx';
import { Frame } from './Frame.tsx';
import { guard } from './guard.ts';
import { type HeaderField, HeaderFieldProvider } from './header-field.ts';
import { languageOfPath } from './language.ts';
import { menuFailurePath } from './menu-failure.ts';
import { loadMenu } from './menu-of.ts';
import { leaveEndedSession } from './ended-session.ts';
import { isOverlayChange } from './overlay.ts';
import { pageMeta } from './page-meta.ts';
import { findPage } from './page-of.ts';
import { type ShellData, loadShellData } from './shell-data.ts';
import { useScriptFonts } from './use-script-fonts.ts';
import { useTrail } from './use-trail.ts';
import { withWords } from './with-words.ts';

/** These must not ask for the menu, or its failure would send them to themselves. */
const WITHOUT_MENU: readonly (PageName | null)[] = ['error', 'geoblock', 'loading', 'offline'];

/** Before any page loads: puts the right language into the address (IN-07 to IN-12), keeps people out of what is not open to them. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url, context, params }) => {
    const visitor = context.get(visitorContext);
    const { pathname, search } = url;
    const language = languageOfPath(params.lang, request, visitor);
    if (language === null) throw data(null, { status: 404 });
    if (language !== params.lang) throw redirect(inLanguage(pathname, language) + search);
    const page = findPage(pathname);
    const person = { signedIn: visitor.session !== null, profileChosen: Boolean(visitor.session?.profile) };
    const turn = page && guard(page, person);
    // Sign-in has an address of its own for every page that it leads back to, which a search engine would follow.
    if (turn === 'signIn' && visitor.isBot()) throw data(null, { status: 404 });
    // A link within a page leads where a call of that page would: its header still shows who was signed in.
    const leaves = visitor.sessionEnded === 'within' && page !== null && !STAYS_SIGNED_OUT.includes(page);
    const expired = visitor.sessionEnded && 'y';
    if (turn === 'signIn' || leaves) throw redirect(paths.signIn(language, { callbackUrl: pathname + search, expired }));
    const { session } = visitor;
    const waits = session !== null && needsBirthDate(session.signin_type, session.date_of_birth);
    if (waits && page !== null && page !== 'signUp' && !WITHOUT_MENU.includes(page))
      throw redirect(paths.signUp(language, { b: 'y', callbackUrl: pathname + search }));
    // Home is where one comes anyway.
    const callbackUrl = page === 'home' ? undefined : pathname + search;
    if (turn === 'profile') throw redirect(paths.profile(language, { callbackUrl }));
  },
];

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const language = params.lang as Language;
  const page = findPage(url.pathname);
  // Loaders run in parallel: the messages may not be loaded yet.
  await loadWords(language);
  // A television has its own session, independent of the browser's.
  if (page === 'tv') return loadShellData(language, { ...visitor, session: null, accessToken: null }, null);
  const menu = WITHOUT_MENU.includes(page) ? null : await menuFor(visitor, language);
  return {
    ...loadShellData(language, visitor, menu),
    isEntryOnly: isEntryOnly(url),
    isPartnerAwaited: isPartnerAwaited(url, visitor),
  };
}

/** Signing in or up for a partner: a header with other ways would lead out of its request. */
const isEntryOnly = ({ pathname, searchParams }: URL): boolean =>
  ENTRY.includes(findPage(pathname)) && isPartnerFlow(readPartnerFlow(searchParams));
/** A viewer who signed in here in the middle of a partner's request, to which the page returns. */
const isPartnerAwaited = (url: URL, { session }: Visitor): boolean => {
  if (session === null || isOfPartner(session.user_type)) return false;
  const callbackUrl = ownPath(url.searchParams.get('callbackUrl'));
  return callbackUrl !== null && isPartnerFlow(readPartnerFlow(new URL(callbackUrl, url).searchParams));
};
const ENTRY: readonly (PageName | null)[] = ['signIn', 'signUp', 'forgotPassword'];

/** Pages by which a viewer signs in, or that show a failure: an ended session leads away from none of them. */
const STAYS_SIGNED_OUT: readonly (PageName | null)[] = [...ENTRY, ...WITHOUT_MENU, 'resetPassword', 'tv'];

const menuFor = (visitor: Visitor, language: Language): Promise<SiteMenu> =>
  loadMenu(visitor).catch(
    onCallFailed((failure) => {
      throw redirect(menuFailurePath(language, failure));
    }),
  );

/**
 * Every navigation revalidates, because the guard must check each page. Exceptions: opening or closing an overlay, and
 * typing on the search page, which only changes the query.
 */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, currentParams, nextParams } = change;
  const page = findPage(nextUrl.pathname);
  const isTyping = page === 'search' && currentUrl.pathname === nextUrl.pathname;
  // The title was added past the router, which sees it with the next change of the hash (RT-103).
  const isSame = findPage(currentUrl.pathname) === page && currentUrl.search === nextUrl.search;
  const isTitled =
    isSame &&
    nextParams['id'] !== undefined &&
    currentParams['id'] === nextParams['id'] &&
    currentParams['lang'] === nextParams['lang'];
  const isRenamed = isTitled && currentUrl.pathname !== nextUrl.pathname;
  return !isTyping && !isRenamed && !isOverlayChange(change);
};

export const meta: Route.MetaFunction = ({ matches, error }) =>
  pageMeta(matches, { title: error ? failureTitle(error, matches) : undefined });

const usePage = (): PageName | null => {
  const id = useMatches().at(-1)?.id ?? '';
  return isPageName(id) ? id : null;
};

/** An expired session redirects to sign-in only from pages that require one. */
const useSession = ({ person, accessToken, language }: ShellData) => {
  const signedIn = person !== null;
  const user = person?.user ?? null;
  // Before the effects of any page, which may call the API at once.
  useLayoutEffect(() => {
    nameCaller(user);
    startSession(
      signedIn,
      accessToken,
      () => leaveEndedSession(language),
      () => visit(paths.profile(language)),
    );
  }, [signedIn, user, accessToken, language]);
  // Runs before the viewer can choose another language, which it would overwrite.
  useLayoutEffect(() => {
    if (readCookie(LANGUAGE_COOKIE.name) !== language) writeCookie(LANGUAGE_COOKIE, language);
  }, [language]);
};

/** Few pages of many are searched from: the field and its words come when they are asked for. */
const loadField = async () => ({ default: (await withWords(() => import('#app/features/search/index.ts'))).HeaderField });
const HEADER_FIELD: HeaderField = { Field: lazy(loadField), load: loadField };

/** Lazy tracking of pages opened from a push notification, also after a sign-in on the way (NO-42, RT-131). */
const useNotified = (page: PageName | null): void => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (search.includes('ref_id'))
      void import('#app/features/push/index.ts').then(({ arrive }) => arrive(pathname + search, page)).catch(() => undefined);
  }, [pathname, search, page]);
};

/** Positions reached offline are reported once the browser is online, on any page. */
const tellPlaces = async (): Promise<void> => {
  const { loadDownloadManager } = await import('#app/features/downloads/index.ts');
  await (await loadDownloadManager()).tellPlaces();
};
const useKeptPlaces = (signedIn: boolean): void => {
  const online = useIsOnline();
  useEffect(() => {
    // A failed report is retried the next time.
    if (online && signedIn && readKept().untold) void tellPlaces().catch(() => undefined);
  }, [online, signedIn]);
};

export default function LanguageLayout({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  useTrail();
  useScriptFonts();
  useSession(loaderData);
  useKeptPlaces(loaderData.person !== null);
  useNotified(page);
  const { frame, overlay, tabs } = page ? entryOf(page) : { frame: 'full' as const };
  return (
    <HeaderFieldProvider value={HEADER_FIELD}>
      <Frame shell={loaderData} frame={frame} overlay={overlay} tabs={tabs}>
        <Outlet />
      </Frame>
    </HeaderFieldProvider>
  );
}

const Session = ({ shell }: { shell: ShellData }) => {
  useSession(shell);
  return null;
};

/** A failed page keeps the session: the header around it still makes calls for the viewer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('language');
  return (
    <>
      {shell && <Session shell={shell} />}
      <FailedPage error={error} shell={shell} />
    </>
  );
}
