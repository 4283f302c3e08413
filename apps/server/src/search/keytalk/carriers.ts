import type { Content } from '@madang/domain/catalog/content.ts';
import type { LexiconConcept } from './lexicon/entry.ts';

/** How sure it is that a title carries a concept, from 0 to 1. */
export const STRENGTH = {
  /** Its makers filed it under one of the concept's keywords. */
  keyword: 0.9,
  /** Its first genre; later ones are weaker. */
  genre: 0.85,
  laterGenre: 0.12,
  /** Its own words name the concept. */
  mention: 0.5,
} as const;

/** Two signs together are surer than each, and never more than sure. */
const both = (a: number, b: number): number => 1 - (1 - a) * (1 - b);

/** Tells which concepts (by their place in the lexicon) a title carries by how it was filed, and how surely. */
export const filedConcepts = (lexicon: readonly LexiconConcept[]) => {
  const byKeyword = new Map<string, number[]>();
  const byGenre = new Map<string, number[]>();
  for (const [concept, { keywords, genres }] of lexicon.entries()) {
    for (const keyword of keywords) byKeyword.set(keyword, [...(byKeyword.get(keyword) ?? []), concept]);
    for (const genre of genres) byGenre.set(genre, [...(byGenre.get(genre) ?? []), concept]);
  }
  return ({ keywords, genres }: Pick<Content, 'keywords' | 'genres'>): ReadonlyMap<number, number> => {
    const strengths = new Map<number, number>();
    const count = (concepts: readonly number[] | undefined, strength: number) => {
      for (const concept of concepts ?? []) strengths.set(concept, both(strengths.get(concept) ?? 0, strength));
    };
    for (const keyword of keywords) count(byKeyword.get(keyword), STRENGTH.keyword);
    for (const [place, genre] of genres.entries())
      count(byGenre.get(genre), Math.max(STRENGTH.mention, STRENGTH.genre - place * STRENGTH.laterGenre));
    return strengths;
  };
};

/** Adds that a title's own words name a concept. */
export const withMention = (strength: number | undefined): number => both(strength ?? 0, STRENGTH.mention);
