import { AxeBuilder } from '@axe-core/playwright';
import { ROUTES } from '@madang/contract/routes.ts';
import type { DemoPerson } from '@madang/fixtures/people.ts';
import { test as base, expect, type Page } from '@playwright/test';

/**
 * What the browser says of a view transition that a viewer did not wait for: the next page is there, only not faded in.
 * The router leaves that promise to itself.
 */
const SKIPPED_TRANSITION = /^Transition was skipped/;

interface JourneyFixtures {
  /** What the browser may complain about in this story, because the story breaks something on purpose. */
  readonly expectedErrors: readonly RegExp[];
  readonly silence: void;
}

/** Every story fails on what the browser's console calls an error, and on an exception that nobody caught. */
export const test = base.extend<JourneyFixtures>({
  expectedErrors: [[], { option: true }],
  silence: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        if (!SKIPPED_TRANSITION.test(error.message)) errors.push(error.message);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What axe would change on the page as it stands, in words that lead to the place. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

const pathOf = (route: (typeof ROUTES)[keyof typeof ROUTES]): string => route.split(' ')[1] ?? '';

/** An address that nobody else signs in from: limits are counted per address, and a story is no attack. */
const someAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Ends whatever devices of the same person play since the stories before. */
const endStreams = async (page: Page, token: string): Promise<void> => {
  const headers = { authorization: token };
  const answer = await page.request.get(pathOf(ROUTES.listStreams), { headers });
  const { objects } = (await answer.json()) as { objects: readonly { readonly id: string }[] };
  for (const { id } of objects) await page.request.post(pathOf(ROUTES.endStream), { data: { id }, headers });
};

/**
 * Signs in as the page would, with cookies; gives the access token for calls of the story's own. Nothing of this person plays then,
 * unless they are not `alone`.
 */
export const signInAs = async (
  page: Page,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
  { alone } = { alone: true },
): Promise<string> => {
  const answer = await page.request.post(pathOf(ROUTES.signIn), {
    data: { email, password, transport: 'cookie' },
    headers: { 'x-forwarded-for': someAddress() },
  });
  const { object } = (await answer.json()) as { object: { access_token: string } };
  if (alone) await endStreams(page, object.access_token);
  return object.access_token;
};

/** Calls the API beside the page; gives the status and the envelope. */
export const call = async (page: Page, operation: keyof typeof ROUTES, input: Record<string, unknown>, token = 'anonymous') => {
  const route = ROUTES[operation];
  const headers = { authorization: token };
  const answer = route.startsWith('POST')
    ? await page.request.post(pathOf(route), { data: input, headers })
    : await page.request.get(pathOf(route), { params: input as Record<string, string>, headers });
  return { status: answer.status(), body: (await answer.json()) as { code: string; object?: Record<string, unknown> } };
};

/** The page works: its scripts have taken over what the server wrote. */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.documentElement)
      .concat(Object.keys(document))
      .some((key) => key.startsWith('__react')),
  );

/** Waits for the film to have come to a second of itself and to go on from there; gives where it is. */
export const untilPlayedTo = async (page: Page, seconds: number): Promise<number> => {
  const position = await page.waitForFunction(
    (target) => {
      const film = document.querySelector('video');
      return film !== null && !film.seeking && film.readyState >= 2 && film.currentTime >= target && film.currentTime;
    },
    seconds,
    { timeout: 30_000 },
  );
  return Number(await position.jsonValue());
};

/** Where the film stands, in seconds. */
export const filmTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);

export const untilPaused = (page: Page, paused = true): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector('video')?.paused === wanted, paused);

/** The next position that the server has kept. */
export const untilReported = (page: Page, event: 'pause' | 'seek' | 'stop' | 'ended'): Promise<unknown> =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    return request.url().endsWith(pathOf(ROUTES.trackWatch)) && (request.postDataJSON() as { event: string }).event === event;
  });
