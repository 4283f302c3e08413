import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Synopsis } from '../catalog/format.ts';
import type { StripBalloon, StripPanel } from './format.ts';
import { stripPanels } from './strip-panels.ts';

const said = (text: string): Synopsis => ({ en: text, pt: `${text} pt`, es: `${text} es`, zh: `${text} zh`, vi: `${text} vi` });
const inAll = (text: string) => ({
  en_us: text,
  pt_br: `${text} pt`,
  es_es: `${text} es`,
  zh_cn: `${text} zh`,
  vi_vn: `${text} vi`,
});
const panel = (height: number, balloons: readonly StripBalloon[]): StripPanel => ({
  id: 'moon',
  height,
  draw: () => undefined,
  alt: said('A moon'),
  balloons,
});

test('a balloon keeps its place as shares of the panel, and its words in five languages', () => {
  const panels = stripPanels(
    {
      panels: [
        panel(1000, [
          { kind: 'speech', speaker: said('Ran'), x: 200, y: 250, width: 320, tail: [400, 500], words: said('Still full.') },
          { kind: 'sound', x: 600, y: 900, width: 200, size: 2, color: '#f2e3a0', words: said('Drip') },
        ]),
      ],
    },
    (id) => (id === 'moon' ? '#123456' : '#000000'),
  );
  expect(panels).toEqual([
    {
      id: 'moon',
      width: 800,
      height: 1000,
      color: '#123456',
      alt: inAll('A moon'),
      balloons: [
        {
          kind: 'speech',
          speaker: inAll('Ran'),
          x: 0.25,
          y: 0.25,
          width: 0.4,
          tail: { x: 0.5, y: 0.5 },
          size: 1,
          color: null,
          words: inAll('Still full.'),
        },
        {
          kind: 'sound',
          speaker: null,
          x: 0.75,
          y: 0.9,
          width: 0.25,
          tail: null,
          size: 2,
          color: '#f2e3a0',
          words: inAll('Drip'),
        },
      ],
    },
  ]);
});

test('at full size a balloon stands where it was drawn, to a fifth of a pixel', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 1800 }),
      fc.double({ min: 0, max: 800, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (height, x, down) => {
        const [made] = stripPanels(
          { panels: [panel(height, [{ kind: 'caption', x, y: down * height, width: 300, words: said('Night') }])] },
          () => '#000000',
        );
        const [balloon] = made?.balloons ?? [];
        expect((balloon?.x ?? -1) * 800).toBeCloseTo(x, 0);
        expect(Math.abs((balloon?.y ?? -1) * height - down * height)).toBeLessThan(0.2);
      },
    ),
  );
});
