import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { clientOf } from '../site/calls.ts';
import type { Site } from '../site/site.ts';
import type { ReferenceCard, ReferenceData } from './reference-page.ts';

const RAILS = 5;
const CARDS = 24;

const cardOf = ({ id, meta, year, image }: Card): ReferenceCard => ({
  id,
  title: meta.title.en,
  meta: String(year),
  image: `/img/${image.path}`,
});

/** Titles and pictures from the site's catalog: a hero and five rails of 24 cards. */
export const referenceDataOf = async (site: Site): Promise<ReferenceData> => {
  const { entries } = await clientOf(site).listMenu();
  const catalogues = entries.filter((entry) => !entry.is_home).slice(0, RAILS);
  const rails = await Promise.all(
    catalogues.map(async ({ id, display_name }) => {
      const { objects } = await clientOf(site).listCollection({ collection_id: String(id), limit: CARDS });
      // Repeats titles of a small catalog so that every rail has 24 cards.
      return {
        name: display_name.en,
        cards: Array.from({ length: CARDS }, (_, index) => objects[index % objects.length]).filter((card) => card !== undefined),
      };
    }),
  );
  const hero = rails[0]?.cards[0];
  if (!hero || rails.length < RAILS) throw new Error('The catalogue of the demo world is too small for the reference page.');
  return {
    hero: cardOf(hero),
    rails: rails.map(({ name, cards }) => ({
      name,
      cards: cards.map((card, index) => ({ ...cardOf(card), id: `${card.id}-${index}` })),
    })),
  };
};
