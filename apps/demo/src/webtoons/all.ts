import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEBTOONS } from '../catalog/webtoons/all.ts';
import type { Strip, StripEpisode } from './format.ts';
import { STRIP as CUSTOMER_CARE } from './dragon-palace-customer-care/strip.ts';
import { STRIP as FOXFIRE } from './foxfire-pawnshop/strip.ts';
import { STRIP as SEVENTH_FLOOR } from './no-seventh-floor/strip.ts';
import { STRIP as TABLE_TWO } from './table-two-by-the-window/strip.ts';
import { STRIP as GLASS } from './the-glass-bender-of-euljiro/strip.ts';
import { STRIP as MOON } from './the-moon-that-would-not-wane/strip.ts';

/** The webtoons that are drawn. */
export const STRIPS: readonly Strip[] = [MOON, GLASS, FOXFIRE, SEVENTH_FLOOR, CUSTOMER_CARE, TABLE_TWO];

/** An episode whose panels are to be drawn; plain data, so that it can be sent to a thread. */
export interface EpisodeToDraw {
  /** Id of the webtoon × 1000 + number. */
  id: number;
  slug: string;
  number: number;
  /** What the drawing was made by: another value, and the episode is drawn again. */
  source: string;
}

export const findEpisode = (slug: string, number: number): StripEpisode => {
  const episode = STRIPS.find((strip) => strip.slug === slug)?.episodes.find((other) => other.number === number);
  if (!episode) throw new Error(`There is no episode ${number} of ${slug}.`);
  return episode;
};

/**
 * Nobody has to remember to count up a number: whoever changes a line of a strip has it drawn again.
 * What is borrowed from ../artwork counts by ARTWORK_VERSION.
 */
const sourceOf = (slug: string): string => {
  const hash = createHash('sha256');
  for (const folder of ['kit', slug]) {
    const path = join(import.meta.dirname, folder);
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(path, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

export const episodesToDraw = (): EpisodeToDraw[] =>
  STRIPS.flatMap(({ slug, episodes }) => {
    const webtoon = WEBTOONS.find((other) => other.slug === slug);
    if (!webtoon) throw new Error(`${slug} is not in the catalogue.`);
    const source = sourceOf(slug);
    return episodes.map(({ number }) => ({ id: webtoon.id * 1000 + number, slug, number, source }));
  });
