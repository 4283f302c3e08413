import '@madang/ui/styles.css';
import { BCP47 } from '@madang/domain/shared/language.ts';
import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import latin from '@madang/ui/fonts/madang-latin.woff2';
import vietnamese from '@madang/ui/fonts/madang-vietnamese.woff2';
import { ToastProvider } from '@madang/ui/Toast.tsx';
import { PartWordsProvider } from '@madang/ui/words.tsx';
import type { PropsWithChildren } from 'react';
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { BRING_NOTICE } from './platform/browser-notice/outdated.ts';
import { REPLAY_EARLY_CLICK } from './fast-path/react/early-click.ts';
import { useNonce } from './platform/nonce.ts';
import { KEEP_STILL } from './platform/stillness.ts';
import { visitorContext } from './platform/visitor.ts';
import { renderedLanguage } from './platform/window.ts';
import { LateAlerts } from './shell/alerts/LateAlerts.tsx';
import { AppLinks } from './shell/AppLink.tsx';
import { FailedPage, failureTitle } from './shell/FailedPage.tsx';
import { shownLanguage } from './shell/language.ts';
import { pageMeta } from './shell/page-meta.ts';
import { TestPayments } from './shell/TestPayments.tsx';
import { CountryProvider, LanguageProvider, useWords } from './shell/words.tsx';

/** Placed before the first stylesheet, whichever chunk that is. Later layers win, so !important is not needed. */
const LAYERS = '@layer tokens, base, ui, shell, page;';

/** Inline scripts in the head. They have run before hydration, and the browser bundle leaves them out. */
const FIRST = import.meta.env.SSR ? BRING_NOTICE + REPLAY_EARLY_CLICK + KEEP_STILL : '';

// An iPhone finds /apple-touch-icon.png by its name.
export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const language = shownLanguage({ request, url }, visitor);
  await loadWords(language);
  return {
    language,
    country: visitor.country,
    origin: visitor.origin,
    noindex: visitor.noindex,
    testPayments: visitor.testPayments ?? false,
  };
}

export const meta: Route.MetaFunction = ({ matches, error }) =>
  pageMeta(matches, { title: error ? failureTitle(error, matches) : undefined });

/** During an outage no loader runs and no guard redirects: a signed-in viewer must not look signed out. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(visitorContext).outage) throw data(null, { status: 503 });
  },
];

/** A page that is gone to has its own words before it shows. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_entry, next) => {
    await next();
    const language = renderedLanguage();
    if (isOffered(language)) await loadWords(language);
  },
];

/** A change of language is a full page load. Nothing else here changes. */
export const shouldRevalidate = () => false;

const Parts = ({ children }: PropsWithChildren) => {
  const { words } = useWords();
  const simulated = useRouteLoaderData<typeof loader>('root')?.testPayments;
  return (
    <PartWordsProvider value={words.shell}>
      <AppLinks>
        {simulated && <TestPayments />}
        <ToastProvider>
          {children}
          <LateAlerts />
        </ToastProvider>
      </AppLinks>
    </PartWordsProvider>
  );
};

export function Layout({ children }: PropsWithChildren) {
  const nonce = useNonce();
  const entered = useWords().language;
  const root = useRouteLoaderData<typeof loader>('root');
  const language = root?.language ?? entered;
  // Before a typeface that is fetched ahead a browser paints nothing, for a while: no line of a form shall move. Home, where most people
  // come in, is seen at once, with letters of the same measures in its place.
  const waits = useMatches().at(-1)?.id !== 'home';
  return (
    // The script in the head adds to these attributes before React sees them.
    <html
      lang={BCP47[language]}
      data-language={language}
      data-test-payments={root?.testPayments || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0a0a0e" />
        <Meta />
        <style nonce={nonce} suppressHydrationWarning>
          {LAYERS}
        </style>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST }} />
        <Links />
        {waits &&
          (language === 'vi_vn' ? [latin, vietnamese] : [latin]).map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
      </head>
      <body>
        <LanguageProvider value={language}>
          <CountryProvider value={root?.country ?? null}>
            <Parts>{children}</Parts>
          </CountryProvider>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
