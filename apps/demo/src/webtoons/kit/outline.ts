export type Point = readonly [x: number, y: number];

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
const STEPS = 10;

const curve = (points: readonly Point[], part: number): Point => {
  if (points.length === 1) return points[0] ?? [0, 0];
  const next = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
  });
  return curve(next, part);
};

/** The points along a path of M, L, Q, C and Z with absolute coordinates; one list for every M. */
export const flatten = (data: string): Point[][] => {
  const lines: Point[][] = [];
  for (const [, command = '', numbers = ''] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const points = Array.from({ length: values.length / 2 }, (_, at): Point => [values[at * 2] ?? 0, values[at * 2 + 1] ?? 0]);
    const size = (COUNTS[command] ?? 0) / 2;
    const current = lines.at(-1);
    if (command === 'M') lines.push(points);
    else if (command === 'Z' && current?.[0]) current.push(current[0]);
    else if (current && size === 1) current.push(...points);
    else if (current) {
      for (let first = 0; first + size <= points.length; first += size) {
        const from = current.at(-1) ?? [0, 0];
        const hull = [from, ...points.slice(first, first + size)];
        for (let step = 1; step <= STEPS; step++) current.push(curve(hull, step / STEPS));
      }
    }
  }
  return lines;
};

export const pathOf = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}${closed ? 'Z' : ''}`;

/** A smooth line through all points (Catmull-Rom), `steps` pieces between each two. */
export const through = (points: readonly Point[], steps = 8): Point[] => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const made: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const mixed = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      made.push([mixed(0), mixed(1)]);
    }
  }
  return [...made, at(points.length - 1)];
};

/** The points beside a line, `widths` to its left and right, as one closed outline; widths run evenly along the line. */
export const ribbon = (line: readonly Point[], widthAt: (part: number) => number): Point[] => {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], index) => {
    const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = line[Math.min(line.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = widthAt(index / Math.max(1, line.length - 1)) / 2;
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.push([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  });
  return [...left, ...right.toReversed()];
};

/** An arm, a sleeve, a tail: through the joints, as wide as said at each. */
export const limb = (joints: readonly Point[], widths: readonly number[]): string => {
  const wide = (part: number): number => {
    const place = part * (widths.length - 1);
    const [from = 0, to = from] = [widths[Math.floor(place)], widths[Math.ceil(place)]];
    return from + (to - from) * (place - Math.floor(place));
  };
  return pathOf(ribbon(through(joints), wide));
};

/** The outline of a limb without its first end, which lies hidden in what the limb grows from. */
export const hemmed = (outline: string): string => {
  const points = flatten(outline)[0]?.slice(0, -1) ?? [];
  const skipped = Math.round(points.length * 0.16);
  return pathOf(points.slice(skipped, points.length - skipped), false);
};
