import type { Content } from './content.ts';
import type { Neighbour } from './likeness.ts';
import { contentOrder, takePage } from './listing.ts';

/** Decay factor from one watched title to the next older one. */
const FADING = 0.85;
/** Number of recently watched titles taken into account. */
const LOOKED_BACK = 30;

export interface Recommendation {
  readonly content: Content;
  /** Watched title with the largest contribution. Null for none. */
  readonly because: Content | null;
}

/** Score of each candidate, by id, and the watched title that contributes most. */
const voices = (watched: readonly Content[], neighboursOf: (id: string) => readonly Neighbour[]) => {
  const found = new Map<string, { score: number; strongest: number; because: Content }>();
  watched.slice(0, LOOKED_BACK).forEach((content, index) => {
    const weight = FADING ** index;
    for (const { id, score } of neighboursOf(content.id)) {
      const voice = weight * score;
      const known = found.get(id);
      if (!known) {
        found.set(id, { score: voice, strongest: voice, because: content });
        continue;
      }
      known.score += voice;
      if (voice <= known.strongest) continue;
      known.strongest = voice;
      known.because = content;
    }
  });
  return found;
};

/** Titles that may be recommended: visible to the profile and available today. */
export interface Offered {
  /** Newest first. */
  readonly titles: readonly Content[];
  /** One of them; null for any other content. */
  find(id: string): Content | null;
}

export interface Recommendations {
  readonly total: number;
  /** Titles with a score. They come first. */
  readonly alike: readonly Recommendation[];
  /** `offset` counts from 0. */
  page(offset: number, limit: number): readonly Recommendation[];
}

// Ties stand as they do among the others.
const newestFirst = contentOrder('newest', () => 0);

/**
 * Ranks offered titles that were not begun (CA-48): first by similarity to `watched` (newest first), then all others by
 * release date. The others are computed lazily, page by page, because a catalog is long.
 */
export const recommend = (
  offered: Offered,
  watched: readonly Content[],
  neighboursOf: (id: string) => readonly Neighbour[],
): Recommendations => {
  const passed = new Set(watched.map(({ id }) => id));
  const begun = [...passed];
  const alike: (Recommendation & { readonly score: number })[] = [];
  for (const [id, { score, because }] of voices(watched, neighboursOf)) {
    const content = passed.has(id) ? null : offered.find(id);
    if (content) alike.push({ content, because, score });
  }
  alike.sort((a, b) => b.score - a.score || newestFirst(a.content, b.content));
  for (const { content } of alike) passed.add(content.id);

  /** A page of the remaining titles. */
  const others = (offset: number, limit: number): readonly Recommendation[] => {
    const found: Recommendation[] = [];
    let left = offset;
    for (const content of offered.titles) {
      if (found.length >= limit) break;
      if (passed.has(content.id)) continue;
      if (left > 0) left -= 1;
      else found.push({ content, because: null });
    }
    return found;
  };
  return {
    // Callers that need similar titles only do not pay for counting the others.
    get total() {
      return offered.titles.length - begun.filter((id) => offered.find(id) !== null).length;
    },
    alike,
    page(offset, limit) {
      const first = takePage(alike, offset, limit);
      return [...first, ...others(Math.max(0, offset - alike.length), limit - first.length)];
    },
  };
};
