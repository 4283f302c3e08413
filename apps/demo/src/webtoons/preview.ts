import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Synopsis } from '../catalog/format.ts';
import { findEpisode } from './all.ts';
import { drawPanel } from './draw-panel.ts';
import { PANEL_WIDTH, type StripBalloon } from './format.ts';
import { setBalloon } from './set-balloon.ts';

/**
 * `node apps/demo/src/webtoons/preview.ts <slug> <number> [folder] [en|pt|es|zh|vi] [panel,panel …]`: every panel with its words
 * roughly over it, and all of them side by side on one sheet.
 */
const [slug = '', number = '1', folder = `.cache/webtoons/${slug}-${number}`, language = 'en', only] = process.argv.slice(2);

const LINE = 1.34;

const drawBalloon = (g: SKRSContext2D, balloon: StripBalloon): void => {
  const { left, top, width, height, lines, size, font } = setBalloon(balloon, language as keyof Synopsis);
  const { kind, tail, x, y, color } = balloon;
  const dark = kind === 'caption';
  const bare = kind === 'sound';
  g.fillStyle = dark ? 'rgba(16,16,22,.82)' : '#fffdf6';
  g.strokeStyle = '#16161c';
  g.lineWidth = kind === 'shout' ? 5 : 2.5;
  g.setLineDash(kind === 'whisper' ? [8, 6] : []);
  if (!bare) {
    const body = (): void => g.roundRect(left, top, width, height, dark ? 4 : Math.min(44, height / 2));
    g.beginPath();
    body();
    if (!dark) g.stroke();
    if (tail && kind !== 'thought') {
      const away = Math.atan2(tail[1] - y, tail[0] - x) + Math.PI / 2;
      const [dx, dy] = [Math.cos(away) * 16, Math.sin(away) * 16];
      g.beginPath();
      g.moveTo(x + dx, y + dy);
      g.lineTo(tail[0], tail[1]);
      g.lineTo(x - dx, y - dy);
      g.stroke();
      g.fill();
    }
    g.beginPath();
    body();
    g.fill();
    if (tail && kind === 'thought') {
      for (const part of [0.55, 0.8, 1]) {
        g.beginPath();
        g.arc(x + (tail[0] - x) * part, y + (tail[1] - y) * part, 14 - part * 9, 0, Math.PI * 2);
        g.fill();
      }
    }
  }
  g.setLineDash([]);
  g.font = font;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  const first = top + (height - lines.length * size * LINE) / 2;
  lines.forEach((line, index) => {
    const middle = first + (index + 0.5) * size * LINE;
    if (bare) {
      g.strokeStyle = '#101016';
      g.lineWidth = size / 6;
      g.strokeText(line, x, middle);
    }
    g.fillStyle = color ?? (dark || bare ? '#fff8ec' : '#16161c');
    g.fillText(line, x, middle);
  });
};

const episode = findEpisode(slug, Number(number));
const wanted = only?.split(',');
mkdirSync(folder, { recursive: true });
const pictures = episode.panels
  .filter(({ id }) => wanted?.includes(id) ?? true)
  .map((panel) => {
    const before = process.cpuUsage();
    const canvas = drawPanel(panel);
    canvas.getContext('2d').getImageData(0, 0, 1, 1);
    const { user, system } = process.cpuUsage(before);
    const g = canvas.getContext('2d');
    g.resetTransform();
    for (const balloon of panel.balloons) drawBalloon(g, balloon);
    const index = String(episode.panels.indexOf(panel) + 1).padStart(2, '0');
    writeFileSync(join(folder, `${index}-${panel.id}.png`), canvas.toBuffer('image/png'));
    process.stdout.write(`${index} ${panel.id} ${panel.height} px, ${Math.round((user + system) / 1000)} ms\n`);
    return canvas;
  });

/** Columns of a third of the size, as many as it takes. */
const SHEET = { width: PANEL_WIDTH * 0.4, most: 2000, gap: 8 };
const places: Array<{ column: number; y: number; height: number }> = [];
let [column, y] = [0, 0];
for (const { height } of pictures) {
  const small = (height / PANEL_WIDTH) * SHEET.width;
  if (y && y + small > SHEET.most) [column, y] = [column + 1, 0];
  places.push({ column, y, height: small });
  y += small + SHEET.gap;
}
const sheet = createCanvas((column + 1) * (SHEET.width + SHEET.gap), Math.max(...places.map((place) => place.y + place.height)));
pictures.forEach((picture, index) => {
  const place = places[index];
  if (!place) return;
  sheet.getContext('2d').drawImage(picture, place.column * (SHEET.width + SHEET.gap), place.y, SHEET.width, place.height);
});
writeFileSync(join(folder, 'sheet.png'), sheet.toBuffer('image/png'));
