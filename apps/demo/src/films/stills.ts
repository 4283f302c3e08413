import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './drawing/film.ts';
import { findProduction } from './programme.ts';

/** `node apps/demo/src/films/stills.ts hanok [folder] [second,second …]`: pictures to look at, one of each shot by default. */
const [name, directory = '.cache/films/stills', seconds] = process.argv.slice(2);
const { film } = findProduction(name);

let end = 0;
const middles = film.shots.map((shot) => (end += shot.seconds) - shot.seconds / 2);
const projector = project(film, 720);
mkdirSync(directory, { recursive: true });
for (const second of seconds ? seconds.split(',').map(Number) : middles) {
  const picture = projector.show(second).canvas.toBuffer('image/png');
  writeFileSync(join(directory, `${film.name}-${second.toFixed(1).padStart(5, '0')}.png`), picture);
}
