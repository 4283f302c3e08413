import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { ROUTES } from '@madang/contract/routes.ts';
import { DEMO_PASSWORD, type DemoPerson } from '@madang/fixtures/people.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { moveDate } from '../clock/move-date.mjs';

interface JourneyFixtures {
  /** Console messages that this journey provokes on purpose. */
  readonly expectedErrors: readonly RegExp[];
  readonly silence: void;
  readonly picture: void;
}

/** Every journey fails on a console error and on an uncaught exception. */
export const test = base.extend<JourneyFixtures, { readonly clocksMoved: void }>({
  expectedErrors: [[], { option: true }],
  // Taken here for failed tests only: Playwright itself would take one of every test, a tenth of the run time.
  picture: [
    async ({ page }, use, story) => {
      await use();
      if (story.status === story.expectedStatus) return;
      await page.screenshot({ path: story.outputPath('page.png'), timeout: 5000 }).catch(() => undefined);
    },
    { auto: true },
  ],
  // In a run with a moved clock the clock of every page is the servers' one, also in contexts that a test opens itself.
  clocksMoved: [
    async ({ browser }, use) => {
      const offset = Number(process.env['TEST_CLOCK_OFFSET_MS'] ?? 0);
      const open = browser.newContext.bind(browser);
      if (offset)
        browser.newContext = async (options) => {
          const context = await open(options);
          await context.addInitScript(moveDate, offset);
          return context;
        };
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  silence: [
    async ({ page, expectedErrors, picture: _seen }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      // What a story answers in the server's place may still be asked for.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * How long a cookie lasts from now, in milliseconds. The browser dates cookies by the machine's clock, which a run with a moved clock
 * leaves as it is.
 */
export const cookieLifetime = (cookie: { readonly expires: number } | undefined): number =>
  (cookie?.expires ?? 0) * 1000 - (Date.now() - Number(process.env['TEST_CLOCK_OFFSET_MS'] ?? 0));

/** Without its comments, which a browser reads as well. */
const AXE = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * Violations alone: results that pass cost more than the check. No copies of stylesheets: axe makes style elements of those in shadow roots,
 * which the content security policy blocks, and only its experimental rules read them.
 */
const AXE_OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies Parameters<
  AxeBuilder['options']
>[0];

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** The library would read axe into the page twice for every look, and ask for all that it found. */
const lookAtPage = async (page: Page): Promise<AxeResults['violations']> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE}; undefined`);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: { run(on: Document, how: object): Promise<AxeResults> } };
    return (await axe.run(document, options)).violations;
  }, AXE_OPTIONS);
};

/** Where a frame of another origin is looked into, a blank page puts together what was found: that is the library's. */
const lookIntoFrames = async (page: Page): Promise<AxeResults['violations']> =>
  (await new AxeBuilder({ page, axeSource: AXE }).options(AXE_OPTIONS).analyze()).violations;

/** What axe would change on the page as it stands, in words that lead to the place. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const violations = await (page.frames().length === 1 ? lookAtPage(page) : lookIntoFrames(page));
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

/** What React leaves at a document that it hydrates. */
interface HydratedRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

const pathOf = (route: (typeof ROUTES)[keyof typeof ROUTES]): string => route.split(' ')[1] ?? '';

/** An IP address of its own, because rate limits count per address. */
const someAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

export const someEmail = (): string => `${randomUUID()}@madang.example`;

/** Signs up Bora Han, a new viewer with her own e-mail address, and returns the address. Her changes affect no other journey. */
export const signUp = async (page: Page): Promise<string> => {
  const email = someEmail();
  const password = { password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD };
  const names = { first_name: 'Bora', last_name: 'Han', gender: 'female', date_of_birth: '1994-05-17' };
  const answer = await page.request.post(pathOf(ROUTES.signUp), {
    data: { email, ...password, ...names, agreed: true, transport: 'cookie' },
    headers: { 'x-forwarded-for': someAddress() },
  });
  expect(answer.ok()).toBe(true);
  return email;
};

/** Ends playback that earlier journeys left running on devices of this person. */
const endStreams = async (page: Page, token: string): Promise<void> => {
  const headers = { authorization: token };
  const answer = await page.request.get(pathOf(ROUTES.listStreams), { headers });
  const { objects } = (await answer.json()) as { objects: readonly { readonly id: string }[] };
  for (const { id } of objects) await page.request.post(pathOf(ROUTES.endStream), { data: { id }, headers });
};

/**
 * Signs in as the page would, with cookies, and watches as the first profile; gives the access token for calls of the story's own. Nothing of this person plays then,
 * unless they are not `alone`.
 */
export const signInAs = async (
  page: Page,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
  { alone, remember = false }: { readonly alone: boolean; readonly remember?: boolean } = { alone: true },
): Promise<string> => {
  const answer = await page.request.post(pathOf(ROUTES.signIn), {
    data: { email, password, remember, transport: 'cookie' },
    headers: { 'x-forwarded-for': someAddress() },
  });
  const { object } = (await answer.json()) as { object: { access_token: string } };
  const { body } = await call(page, 'listProfiles', {}, object.access_token);
  await call(page, 'selectProfile', { id: body.objects?.[0]?.id }, object.access_token);
  if (alone) await endStreams(page, object.access_token);
  return object.access_token;
};

/** Calls the API beside the page; gives the status and the envelope. */
export const call = async (page: Page, operation: keyof typeof ROUTES, input: Record<string, unknown>, token = 'anonymous') => {
  const [method = '', path = ''] = ROUTES[operation].split(' ');
  const headers = { authorization: token };
  const answer =
    method === 'GET'
      ? await page.request.get(path, { params: input as Record<string, string>, headers })
      : await page.request.fetch(path, { method, data: input, headers });
  return {
    status: answer.status(),
    body: (await answer.json()) as {
      code: string;
      reason?: string;
      object?: Record<string, unknown>;
      objects?: readonly { readonly id: string }[];
    },
  };
};

/** Ends the session of the page as another device would, without touching the cookies of this browser. */
export const endSessionElsewhere = async (page: Page, token: string): Promise<void> => {
  const ended = await page.evaluate(
    async ([path, authorization]) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: '{}',
          credentials: 'omit',
        })
      ).status,
    [pathOf(ROUTES.signOut), token] as const,
  );
  expect(ended).toBe(200);
  expect((await call(page, 'getAccount', {}, token)).status).toBe(401);
};

/** Polling interval. Playwright's default polls on every animation frame, which makes Chromium paint sixty times a second. */
export const NOW_AND_THEN = { polling: 50 };

/** The page works: its scripts have taken over what the server wrote, and what they do once it is shown is done. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
      const root = key && (document as unknown as Readonly<Record<string, HydratedRoot>>)[key];
      return root && !root.stateNode.current.memoizedState.isDehydrated;
    },
    undefined,
    NOW_AND_THEN,
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
};

/** Navigates on the client like a link of the page, without a new document. */
export const followTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      readonly __reactRouterDataRouter: { readonly navigate: (path: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
  await page.waitForURL((url) => url.pathname.startsWith(new URL(path, url).pathname));
};

/** Waits for the film to have come to a second of itself and to go on from there; gives where it is. */
export const untilPlayedTo = async (page: Page, seconds: number): Promise<number> => {
  const position = await page.waitForFunction(
    (target) => {
      const film = document.querySelector('video');
      return film !== null && !film.seeking && film.readyState >= 2 && film.currentTime >= target && film.currentTime;
    },
    seconds,
    { timeout: 30_000, polling: 100 },
  );
  return Number(await position.jsonValue());
};

/** Position of the film, in seconds. */
export const filmTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);

export const untilPaused = (page: Page, paused = true): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('video')?.paused === wanted, paused, NOW_AND_THEN);

/** The next position that the server has kept. */
export const untilReported = (page: Page, event: 'pause' | 'seek' | 'stop' | 'ended'): Promise<unknown> =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    return request.url().endsWith(pathOf(ROUTES.trackWatch)) && (request.postDataJSON() as { event: string }).event === event;
  });
