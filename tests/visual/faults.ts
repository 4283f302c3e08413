import type { Page } from '@playwright/test';

/** Begins to add up what moves by itself on every page that this one opens. */
export const watchLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) watched.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved while nobody touched the page. */
export const movementOf = async (page: Page): Promise<readonly string[]> => {
  const moved = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  return moved > 0.01 ? [`layout moved by ${moved.toFixed(3)}`] : [];
};

/** What is wrong with a page and can be measured: WCAG 2.2 target size (2.5.8) is 24 px. */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SMALLEST_TARGET = 24;
    const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    const faults: string[] = [];

    const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (tooWide > 0) faults.push(`${tooWide} px wider than the window`);

    for (const picture of document.images) {
      if (isShown(picture) && picture.complete && picture.naturalWidth === 0) faults.push(`no picture: ${picture.currentSrc}`);
    }
    for (const target of document.querySelectorAll('a[href], button, select')) {
      const { width, height } = target.getBoundingClientRect();
      const inText = getComputedStyle(target).display === 'inline';
      if (isShown(target) && !inText && width > 1 && Math.min(width, height) < SMALLEST_TARGET) {
        faults.push(`small target ${Math.round(width)} x ${Math.round(height)}: ${nameOf(target)}`);
      }
    }
    for (const element of document.querySelectorAll('h1, h2, h3, a, button, label, dt, dd, th, td, p')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      if (isCut && element.clientWidth > 1 && isShown(element)) faults.push(`words cut: ${nameOf(element)}`);
    }
    return faults;
  });
