import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FILM_MARKS, FILM_NAMES } from '../marks.ts';
import { PROGRAMME } from '../programme.ts';
import { framesOf, project, secondsOf, showsTitle } from './film.ts';
import type { Film, Projector } from './film.ts';

const SMALL = 90;
const pictureOf = (projector: Projector, seconds: number) =>
  createHash('sha256').update(projector.show(seconds).canvas.data()).digest('hex');

const plain = (color: string): Film['shots'][number] => ({
  name: color,
  seconds: 4,
  prepare: () => (g) => {
    g.fillStyle = color;
    g.fillRect(0, 0, 1920, 1080);
  },
});
const twoShots: Film = { name: 'two', lines: 720, dissolve: 1, shots: [plain('#ff0000'), plain('#0000ff')] };
const colorAt = (seconds: number) => [...project(twoShots, SMALL).show(seconds).canvas.data().subarray(0, 3)];

test('a film has its seconds times 24 frames', () => {
  expect(secondsOf(twoShots)).toBe(8);
  expect(framesOf(twoShots)).toBe(192);
});

test('one shot dissolves into the next, and the film begins and ends in the dark', () => {
  expect(colorAt(0)).toEqual([0, 0, 0]);
  expect(colorAt(2)).toEqual([255, 0, 0]);
  const [red = 0, , blue = 0] = colorAt(3.5);
  expect(red).toBeGreaterThan(100);
  expect(blue).toBeGreaterThan(100);
  expect(colorAt(5)).toEqual([0, 0, 255]);
  expect(colorAt(8)).toEqual([0, 0, 0]);
});

test('a shot leaves no trace in the next one', () => {
  const careless: Film['shots'][number] = {
    name: 'careless',
    seconds: 4,
    prepare: () => (g) => {
      g.globalAlpha = 0.1;
      g.translate(960, 540);
    },
  };
  const projector = project({ ...twoShots, shots: [careless, plain('#0000ff')] }, SMALL);
  projector.show(1);
  expect([...projector.show(5).canvas.data().subarray(0, 3)]).toEqual([0, 0, 255]);
});

describe('the title of a film', () => {
  const titled: Film = {
    ...twoShots,
    title: {
      korean: '달빛',
      english: 'Moonlight',
      broadcaster: 'KCB',
      card: { face: 'gowun-batang', from: 1, seconds: 4, size: 400 },
      credits: { from: 6 },
    },
  };
  const shown = (film: Film, seconds: number, withTitle?: boolean) =>
    createHash('sha256').update(project(film, SMALL).show(seconds, withTitle).canvas.data()).digest('hex');

  test.each([2.8, 6.8])('stands in the picture at %d s', (seconds) => {
    expect(showsTitle(titled, seconds)).toBe(true);
    expect(shown(titled, seconds)).not.toBe(shown(twoShots, seconds));
  });

  test.each([2.8, 5.5, 6.8])('is left out at %d s of the version that other titles borrow', (seconds) => {
    expect(shown(titled, seconds, false)).toBe(shown(twoShots, seconds));
  });

  test('leaves the picture alone between the card and the credits', () => {
    expect(showsTitle(titled, 5.5)).toBe(false);
    expect(shown(titled, 5.5)).toBe(shown(twoShots, 5.5));
  });
});

describe.each(PROGRAMME)('$film.name', ({ film }) => {
  test('shows the same picture at the same second, whatever was shown before', () => {
    const middle = secondsOf(film) / 2;
    const straight = pictureOf(project(film, SMALL), middle);
    const wandering = project(film, SMALL);
    wandering.show(middle + 1);
    wandering.show(middle - 1);
    expect(pictureOf(wandering, middle)).toBe(straight);
  });

  test('paints the whole picture at every moment, so that nothing shows of what was there before', () => {
    const projector = project(film, SMALL);
    const over = (seconds: number, color: string): string => {
      const { g } = projector.show(seconds);
      g.fillStyle = color;
      g.fillRect(0, 0, 1920, 1080);
      return pictureOf(projector, seconds);
    };
    const moments = Array.from({ length: secondsOf(film) - 1 }, (_, i) => i + 0.7);
    expect(moments.filter((seconds) => over(seconds, '#ff00ff') !== over(seconds, '#00ff00'))).toEqual([]);
  });

  test('has five to eight shots and divides the hour', () => {
    expect(film.shots.length).toBeGreaterThanOrEqual(5);
    expect(film.shots.length).toBeLessThanOrEqual(8);
    expect(3600 % secondsOf(film)).toBe(0);
  });

  test('has marks that fit its shots', () => {
    const name = FILM_NAMES.find((each) => each === film.name);
    const marks = name && FILM_MARKS[name];
    let end = 0;
    expect(marks?.chapterStartsMs).toEqual(film.shots.map((shot) => (end += shot.seconds) * 1000 - shot.seconds * 1000));
    expect(marks && marks.introStartMs < marks.introEndMs && marks.introEndMs < marks.creditsStartMs).toBe(true);
    expect(marks && marks.creditsStartMs < secondsOf(film) * 1000).toBe(true);
    if (film.title) expect(marks?.creditsStartMs).toBe(film.title.credits.from * 1000);
  });
});
