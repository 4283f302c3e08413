import type { Locator } from '@playwright/test';
import { expect, test, untilHydrated } from './journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The lines of every shown element, as the browser broke them. */
const linesOf = (elements: Locator): Promise<readonly (readonly string[])[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map((element) => {
        const lines: string[] = [];
        let last = -Infinity;
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
            const range = new Range();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { top, width } = range.getBoundingClientRect();
            // Only screen readers have it.
            if (node.parentElement && node.parentElement.getBoundingClientRect().width <= 1) continue;
            if (width > 0 && top > last + 4) lines.push('');
            if (width > 0) last = Math.max(last, top);
            lines[lines.length - 1] += letter;
          }
        }
        return lines;
      }),
  );

test('on a narrow phone Chinese headings and buttons break at punctuation, not within a word', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'madang_language', value: 'zh_cn', url: baseURL ?? '' }]);
  const broken: string[][] = [];
  for (const path of ['help/billing', 'help', 'plan', 'guide']) {
    await page.goto(`/zh_cn/${path}`);
    await untilHydrated(page);
    const main = page.getByRole('main');
    const labels = main.getByRole('button').or(main.getByRole('table').getByRole('link'));
    const shown = [...(await linesOf(main.getByRole('heading'))), ...(await linesOf(labels))];
    expect(shown.flat().length, path).toBeGreaterThan(1);
    for (const lines of shown) {
      if (lines.slice(0, -1).some((line) => !/[\s\p{P}]$/u.test(line))) broken.push([path, ...lines]);
    }
  }
  expect(broken).toEqual([]);
});
