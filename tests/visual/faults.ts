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

/** Cumulative layout shift without user input. */
export const movementOf = async (page: Page): Promise<readonly string[]> => {
  const moved = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  return moved > 0.01 ? [`layout moved by ${moved.toFixed(3)}`] : [];
};

/** What is wrong with a page and can be measured: WCAG 2.2 target size (2.5.8) is 24 px, and a finger needs 44 px from top to bottom. */
export const faultsOf = (page: Page, touched = false): Promise<readonly string[]> =>
  page.evaluate((byFinger) => {
    const SMALLEST_TARGET = 24;
    const LOWEST_TARGET = byFinger ? 44 : SMALLEST_TARGET;
    /** What a box before or after the element adds to it: above and below. */
    const heightAround = (element: Element): number =>
      ['::before', '::after'].reduce((most, part) => {
        const { content, position, top, bottom } = getComputedStyle(element, part);
        const added = content !== 'none' && position === 'absolute' ? -Number.parseFloat(top) - Number.parseFloat(bottom) : 0;
        return Math.max(most, added || 0);
      }, 0);
    const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    const faults: string[] = [];

    const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (tooWide > 0) faults.push(`${tooWide} px wider than the window`);

    for (const picture of document.images) {
      if (isShown(picture) && picture.complete && picture.naturalWidth === 0) faults.push(`no picture: ${picture.currentSrc}`);
    }
    for (const target of document.querySelectorAll('a[href], button, select')) {
      const { width, height: own } = target.getBoundingClientRect();
      const height = own + heightAround(target);
      const inText = ['inline', 'inline-block'].includes(getComputedStyle(target).display);
      if (isShown(target) && !inText && width > 1 && (width < SMALLEST_TARGET || height < LOWEST_TARGET - 0.5)) {
        faults.push(`small target ${Math.round(width)} x ${Math.round(height)}: ${nameOf(target)}`);
      }
    }
    for (const element of document.querySelectorAll('h1, h2, h3, a, button, label, dt, dd, th, td, p')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      if (isCut && element.clientWidth > 1 && isShown(element)) faults.push(`words cut: ${nameOf(element)}`);
    }
    return faults;
  }, touched);
