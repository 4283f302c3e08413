import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project, secondsOf } from './drawing/film.ts';
import { FILMS } from './programme.ts';

// node apps/demo/src/films/stills.ts hanok out/ [second,second …]: without seconds, one picture from the middle of each shot
const [name, directory = '.cache/films/stills', seconds] = process.argv.slice(2);
const film = FILMS.find((each) => each.name === name);
if (!film) throw new Error(`No film is called ${name}; there are ${FILMS.map((each) => each.name).join(', ')}.`);

const middles = film.shots.map((shot, index) => secondsOf({ shots: film.shots.slice(0, index) }) + shot.seconds / 2);
const projector = project(film, 720);
mkdirSync(directory, { recursive: true });
for (const second of seconds ? seconds.split(',').map(Number) : middles) {
  const picture = projector.show(second).canvas.toBuffer('image/png');
  writeFileSync(join(directory, `${film.name}-${second.toFixed(1).padStart(5, '0')}.png`), picture);
}
