import { ICONS } from '@madang/ui/icons.ts';
import icon from '@madang/ui/Icon.module.css';

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | boolean | null | undefined>>;

/** An element with attributes and content; what is null, undefined or false is left out. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = page.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(key, '');
    else if (typeof value === 'string') made.setAttribute(key, value);
  }
  made.append(...content);
  return made;
};

/** A drawing of packages/ui; decoration beside words. */
export const drawing = (page: Document, name: 'alert' | 'close', size: 'small' | 'medium'): SVGElement => {
  const svg = page.createElementNS(SVG, 'svg') as SVGElement;
  const classes = [icon['icon'], size === 'small' ? icon['small'] : undefined];
  svg.setAttribute('class', classes.filter((each) => each !== undefined).join(' '));
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const shape of ICONS[name]) {
    const path = page.createElementNS(SVG, 'path');
    path.setAttribute('d', shape);
    svg.append(path);
  }
  return svg;
};
