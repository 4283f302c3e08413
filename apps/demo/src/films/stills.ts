import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { project } from './drawing/film.ts';
import { findProduction } from './programme.ts';

/**
 * `node apps/demo/src/films/stills.ts hanok [folder] [second,second …]`: pictures to look at, one of each shot by default, and a contact sheet
 * of all of them.
 */
const [name, directory = '.cache/films/stills', seconds] = process.argv.slice(2);
const { film } = findProduction(name);
const [WIDTH, HEIGHT, COLUMNS] = [640, 360, 3];

let end = 0;
const middles = film.shots.map((shot) => (end += shot.seconds) - shot.seconds / 2);
const moments = seconds ? seconds.split(',').map(Number) : middles;
const projector = project(film, 720);
const sheet = createCanvas(WIDTH * COLUMNS, HEIGHT * Math.ceil(moments.length / COLUMNS));
mkdirSync(directory, { recursive: true });
for (const [index, second] of moments.entries()) {
  const { canvas } = projector.show(second);
  writeFileSync(join(directory, `${film.name}-${second.toFixed(1).padStart(5, '0')}.png`), canvas.toBuffer('image/png'));
  sheet.getContext('2d').drawImage(canvas, (index % COLUMNS) * WIDTH, Math.floor(index / COLUMNS) * HEIGHT, WIDTH, HEIGHT);
}
writeFileSync(join(directory, `${film.name}-sheet.png`), sheet.toBuffer('image/png'));
