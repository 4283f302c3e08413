import { LANGUAGES } from '@madang/domain/shared/language.ts';
import type { Page } from '@playwright/test';
import { boxOf, expectBox } from './geometry.ts';
import { expect } from './journey.ts';
import { test } from './own-server.ts';

// An address that is not this machine; the browser reaches the server by its own.
test.use({ installation: { settings: { PUBLIC_URL: 'http://madang.example', PAYMENTS_SANDBOX: 'public' } } });

const WIDTHS = [360, 543, 1024, 1920];

/** What overlaps the note, and so covers it or is covered. */
const besideNote = async (page: Page): Promise<readonly string[]> => {
  const note = page.getByRole('note').first();
  await expect(note).toBeVisible();
  await expectBox(note, { y: 0 });
  const box = await boxOf(note);
  return page.locator('h1:visible, main a:visible, main button:visible, header a:visible').evaluateAll(
    (elements, bottom) =>
      elements
        .filter((element) => {
          const { top, bottom: end, height, width } = element.getBoundingClientRect();
          return height > 1 && width > 1 && end > 1 && top < bottom - 1;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    box.height,
  );
};

test('every page of a public sandbox states that payments are simulated, above headings, header and links', async ({ page }) => {
  for (const path of ['main', 'plan', 'signin', 'season/1001', 'read/1504001', 'video/1101']) {
    await page.goto(`/es_es/${path}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 720 });
      expect(await besideNote(page), `${path} ${width}`).toEqual([]);
    }
  }
});

test('the note speaks each language', async ({ request }) => {
  const texts = new Set<string>();
  for (const language of LANGUAGES) {
    const answer = await request.get(`/${language}/signin`, { headers: { cookie: `madang_language=${language}` } });
    texts.add(/<p role="note"[^>]*>([^<]+)</.exec(await answer.text())?.[1] ?? '');
  }
  expect(texts.has('')).toBe(false);
  expect(texts.size).toBe(LANGUAGES.length);
});
