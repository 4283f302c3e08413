/** Deeper than any document that people wrote: deeper ones are cut off before they fill the stack. */
export const MAX_DEPTH = 50;

/** An attribute by its local name: documents choose their prefixes themselves. Empty where there is none. */
export const readAttribute = (element: Element, name: string) =>
  Array.from(element.attributes)
    .find(({ localName }) => localName === name)
    ?.value.trim() ?? '';

export const elementsIn = (element: Element) =>
  Array.from(element.childNodes).filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);

const byId = (root: Element, name: string) =>
  new Map(
    Array.from(root.getElementsByTagName('*'))
      .filter(({ localName }) => localName === name)
      .map((element) => [readAttribute(element, 'id'), element] as const),
  );

export type TtmlStyle = Readonly<{ italic: boolean; bold: boolean }>;

const HALF_PERCENT = 50;

/** The styles and regions of a TTML document, as far as the player shows them. */
export const ttmlStyles = (root: Element) => {
  const styles = byId(root, 'style');
  const regions = byId(root, 'region');

  /** A property of an element itself, or of the styles that it refers to, of which the last one counts most. */
  const propertyOf = (element: Element, name: string, depth = 0): string => {
    const own = readAttribute(element, name);
    if (own !== '' || depth > MAX_DEPTH) return own;
    const referred = readAttribute(element, 'style').split(/\s+/).toReversed();
    // A region holds styles as elements within it, too.
    const within = elementsIn(element).filter(({ localName }) => element.localName === 'region' && localName === 'style');
    return [...referred.flatMap((id) => styles.get(id) ?? []), ...within].reduce(
      (value, style) => (value === '' ? propertyOf(style, name, depth + 1) : value),
      '',
    );
  };

  return {
    /** The look of what is in an element, where its parent has one. */
    lookOf: (element: Element, { italic, bold }: TtmlStyle): TtmlStyle => {
      const style = propertyOf(element, 'fontStyle');
      const weight = propertyOf(element, 'fontWeight');
      return {
        italic: style === '' ? italic : style === 'italic' || style === 'oblique',
        bold: weight === '' ? bold : weight === 'bold',
      };
    },
    regionLook: (id: string, look: TtmlStyle): TtmlStyle => {
      const region = regions.get(id);
      if (!region) return look;
      return { italic: propertyOf(region, 'fontStyle') === 'italic', bold: propertyOf(region, 'fontWeight') === 'bold' };
    },
    /** Whether words in a region stand in the upper half, and not at its lower edge. */
    isAbove: (id: string): boolean => {
      const region = regions.get(id);
      if (!region || propertyOf(region, 'displayAlign') === 'after') return false;
      const [, top] = /^\S+\s+(-?[\d.]+)%/.exec(propertyOf(region, 'origin')) ?? [];
      return top !== undefined && Number(top) < HALF_PERCENT;
    },
    /** Readings above or beside other words, which would stand among them. */
    isReading: (element: Element): boolean => /^(?:text|delimiter|textContainer)$/.test(propertyOf(element, 'ruby')),
  };
};
