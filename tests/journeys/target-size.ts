import type { Page } from '@playwright/test';

/** A control that is smaller than a pointer or a finger needs, with what can be hit of it in CSS pixels. */
interface SmallTarget {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

interface Measured {
  readonly count: number;
  readonly small: readonly SmallTarget[];
}

/**
 * Measures what can be hit of every control on the page, by elementFromPoint from its middle outwards, so that padding and overlays count.
 * Links within a sentence are exempt (WCAG 2.5.8), as are controls that something else covers.
 */
export const measureTargets = (page: Page, { least, longSide }: { least: number; longSide: number }): Promise<Measured> =>
  page.evaluate(
    ([shortest, longest]) => {
      const REACH = 24;
      const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]';
      const isInline = (control: Element): boolean => {
        if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false;
        const block = control.parentElement?.closest('p, li, dd, td, h1, h2, h3, figcaption, label, div, span');
        const words = [...(block?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
        return words.some((node) => /[\p{L}\p{N}]/u.test(node.textContent ?? ''));
      };
      // Names with commas between them, such as keywords: their width is that of the word, and 24 px is what they owe.
      const isListed = (control: Element): boolean =>
        control.tagName === 'A' &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && /[,、，]/.test(node.textContent ?? ''),
        );
      const labelOf = (control: Element): Element | null => (control as HTMLInputElement).labels?.[0] ?? control.closest('label');
      const isHit = (control: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        return control.contains(hit) || (labelOf(control)?.contains(hit) ?? false);
      };
      const middleOf = (control: Element): readonly [number, number] | null => {
        const label = labelOf(control);
        const boxes = [control.getClientRects()[0], label?.getClientRects()[0]];
        for (const box of boxes) {
          if (!box || box.width === 0) continue;
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          if (isHit(control, x, y)) return [x, y];
        }
        return null;
      };
      const extent = (control: Element, x: number, y: number, dx: number, dy: number): number => {
        let reached = 0;
        while (reached < REACH && isHit(control, x + dx * (reached + 1), y + dy * (reached + 1))) reached += 1;
        return reached;
      };
      const places: { name: string; isListed: boolean; width: number; height: number; x: number; y: number }[] = [];
      for (const control of document.querySelectorAll(CONTROLS)) {
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (control.closest('[inert], [aria-hidden="true"]') || control.matches(':disabled') || isInline(control)) continue;
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const middle = middleOf(control);
        if (!middle) continue;
        const [x, y] = middle;
        const width = extent(control, x, y, -1, 0) + extent(control, x, y, 1, 0) + 1;
        const height = extent(control, x, y, 0, -1) + extent(control, x, y, 0, 1) + 1;
        const text = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
        const where = control.closest('header, footer, nav, main, dialog')?.tagName.toLowerCase() ?? '';
        const name = `${where} ${control.tagName.toLowerCase()} ${text || (control.getAttribute('name') ?? '')} .${control.className}`;
        places.push({ name, isListed: isListed(control), width, height, x: x + window.scrollX, y: y + window.scrollY });
      }
      window.scrollTo(0, 0);
      const isShort = ({ width, height }: { width: number; height: number }): boolean => Math.min(width, height) < shortest;
      // A circle of the least size around a small control may meet no other control (WCAG 2.5.8, spacing).
      const isCrowded = (place: (typeof places)[number]): boolean =>
        places.some((other) => other !== place && Math.hypot(other.x - place.x, other.y - place.y) < shortest);
      const small = places.filter(
        (place) =>
          (isShort(place) && (longest > 0 || isCrowded(place))) ||
          (!place.isListed && Math.max(place.width, place.height) < longest),
      );
      return { count: places.length, small: small.map(({ name, width, height }) => ({ name, width, height })) };
    },
    [least, longSide] as const,
  );
