/** Colours are #rrggbb; `rgba(…)` comes out only where a gradient or an overlay needs transparency. */
export type Rgb = [number, number, number];

export const rgb = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

export const hex = (channels: Rgb): string =>
  `#${channels
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const alpha = (colour: string, opacity: number): string => `rgba(${rgb(colour).join()},${opacity.toFixed(3)})`;

export const mix = (from: string, to: string, part: number): string => {
  const [red, green, blue] = rgb(from);
  const [toRed, toGreen, toBlue] = rgb(to);
  return hex([red + (toRed - red) * part, green + (toGreen - green) * part, blue + (toBlue - blue) * part]);
};

export const lighten = (colour: string, part: number): string => mix(colour, '#fff8ec', part);
export const darken = (colour: string, part: number): string => mix(colour, '#05060e', part);

/** Relative luminance of WCAG 2.2. */
export const luminance = (channels: Rgb): number => {
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of WCAG 2.2 between two luminances. */
export const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
