import type { Locator, Page } from '@playwright/test';
import { cookieLifetime, expect, test, untilHydrated } from './journey.ts';

/** The picker's label before, the chosen language, and the page afterwards. */
const PICKED = [
  ['Language', 'Português (Brasil)', 'pt_br', 'pt-BR', 'Entrar'],
  ['Idioma', 'Español', 'es_es', 'es', 'Iniciar sesión'],
  ['Idioma', '简体中文', 'zh_cn', 'zh-CN', '登录'],
  ['语言', 'Tiếng Việt', 'vi_vn', 'vi', 'Đăng nhập'],
] as const;

test('a language that is picked keeps the page and is remembered for a year [HF-16] [IN-13] [IN-14] [ST-01]', async ({
  page,
}) => {
  await page.goto('/en_us/signin?callbackUrl=/en_us/plan');
  for (const [picker, name, language, tag, heading] of PICKED) {
    await untilHydrated(page);
    await page.getByRole('button', { name: picker }).click();
    await page.getByRole('menuitem', { name }).click();
    await page.waitForURL(`**/${language}/signin?callbackUrl=**`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const cookie = (await page.context().cookies()).find((one) => one.name === 'madang_language');
    expect(cookie?.value).toBe(language);
    expect(Math.round(cookieLifetime(cookie) / 86_400_000)).toBe(365);
  }
});

test('the picker offers five languages [IN-06]', async ({ page }) => {
  await page.goto('/en_us/signin');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(5);
  await expect(page.getByRole('contentinfo').getByRole('option')).toHaveCount(5);
});

test('the language that was chosen beats the one in the address [IN-07]', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'madang_language', value: 'pt_br', url: baseURL ?? '' }]);
  await page.goto('/en_us/plan');
  await page.waitForURL('**/pt_br/plan');
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('“auto” is Spanish [IN-08] [IN-11]', async ({ page }) => {
    await page.goto('/auto/plan');
    await page.waitForURL('**/es_es/plan');
  });
});

test.describe('with a language that is not offered', () => {
  test.use({ expectedErrors: [/404/] });

  test('the address is not found [IN-12]', async ({ page }) => {
    // The last two only redirect where the language is offered.
    for (const path of ['plan', 'mypage', 'account']) {
      const answer = await page.goto(`/fr_fr/${path}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
  });
});

for (const [script, locale, letters] of [
  ['Korean names', 'en-US', '가힣처밑달빛'],
  ['Chinese words', 'zh-CN', '的龙集分钟'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`${script} text is rendered with glyphs and not with boxes, whatever fonts the system has`, async ({ page }) => {
      await page.goto('/auto/season/1001');
      const shapes = () =>
        page.evaluate(async (text) => {
          const family = getComputedStyle(document.body).fontFamily;
          // What the page brings, where the system has nothing; not the faces that exist in some systems only.
          await document.fonts.load('20px "Pretendard Variable", "Noto Sans SC Variable"', text);
          const canvas = document.createElement('canvas');
          const pen = canvas.getContext('2d', { willReadFrequently: true });
          if (!pen) return 0;
          pen.font = `20px ${family}`;
          const drawn = [...text].map((letter) => {
            pen.clearRect(0, 0, 30, 30);
            pen.fillText(letter, 2, 24);
            return pen.getImageData(0, 0, 30, 30).data.join();
          });
          return new Set(drawn).size;
        }, letters);
      await expect.poll(shapes).toBe(letters.length);
    });
  });
}

test.describe('without Korean and Chinese system fonts', () => {
  test.beforeEach(async ({ page }) => {
    // Two letters that look alike are two boxes.
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => new ImageData(width, height);
    });
  });

  const LOADED_FONTS = ['Pretendard Variable', 'Noto Sans SC Variable'];
  /** Typefaces that the page has brought. */
  const loadedFonts = (page: Page) =>
    page.evaluate(
      (families) => families.filter((family) => [...document.fonts].some((face) => face.family.includes(family))),
      LOADED_FONTS,
    );
  /** Those of them that have every Korean or Chinese letter of an element at hand; spaces and Latin letters are our own typeface's. */
  const readyFor = (element: Locator) =>
    element.evaluate((node, families) => {
      const has = [...document.fonts].map(({ family }) => family).join();
      const letters = (node.textContent ?? '').replaceAll(/[^\p{Script=Hangul}\p{Script=Han}]/gu, '');
      return families.filter(
        (family) => letters !== '' && has.includes(family) && document.fonts.check(`20px "${family}"`, letters),
      );
    }, LOADED_FONTS);

  test('home loads no fonts for text that is not shown, and all of them once the visitor interacts', async ({ page }) => {
    await page.goto('/en_us/main', { waitUntil: 'networkidle' });
    await untilHydrated(page);
    expect(await loadedFonts(page)).toEqual([]);
    await page.mouse.move(300, 300);
    await expect.poll(() => loadedFonts(page)).toEqual(LOADED_FONTS);
  });

  test('the menu of the languages says Chinese in letters', async ({ page }) => {
    await page.goto('/en_us/main');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Language' }).focus();
    await page.keyboard.press('Enter');
    const name = page.getByRole('menuitem', { name: '简体中文' });
    await expect(name).toBeVisible();
    await expect.poll(() => readyFor(name)).toContain('Noto Sans SC Variable');
  });

  test('details opened by URL have the Korean glyphs of their title at once', async ({ page }) => {
    await page.goto('/en_us/main?detail=1001');
    await expect(page.getByRole('dialog')).toContainText('처마 밑 달빛');
    await expect.poll(() => readyFor(page.getByText('처마 밑 달빛'))).toContain('Pretendard Variable');
  });

  test.describe('in a Chinese browser', () => {
    test.use({ locale: 'zh-CN' });

    test('a page has its letters at once', async ({ page }) => {
      await page.goto('/auto/main');
      await expect.poll(() => readyFor(page.getByRole('heading', { level: 1 }))).toContain('Noto Sans SC Variable');
    });
  });
});
