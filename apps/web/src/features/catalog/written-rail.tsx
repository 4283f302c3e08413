import type { Language } from '@madang/domain/shared/language.ts';
import { wordsOf } from '@madang/i18n/catalogues.ts';
import { LinkProvider } from '@madang/ui/link.tsx';
import { PartWordsProvider } from '@madang/ui/words.tsx';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { scriptJson } from '#app/platform/page-data.ts';
import type { Written } from '#app/platform/written.ts';
import { AppLink } from '#app/shell/AppLink.tsx';
import { LanguageProvider } from '#app/shell/words.tsx';
import type { CardView } from './card-view.ts';
import { collectionNameOf, type RailView } from './rail-view.ts';
import { CardFace } from './TitleCard.tsx';
import { RailFrame, RailOfCards, SHAPES } from './TitleRail.tsx';

/** HTML of something outside of any page; `name` keeps its ids from those of other parts. */
const htmlOf = (node: ReactNode, language: Language, name: string): string =>
  renderToString(
    <LanguageProvider value={language}>
      <PartWordsProvider value={wordsOf(language).shell}>
        <LinkProvider value={AppLink}>{node}</LinkProvider>
      </PartWordsProvider>
    </LanguageProvider>,
    { identifierPrefix: `${name}-` },
  );

const shared = new WeakMap<RailView, Written>();

const encoder = new TextEncoder();

const writeShared = (rail: RailView, language: Language): Written => ({
  html: encoder.encode(htmlOf(<RailOfCards rail={rail} cards={rail.cards} />, language, collectionNameOf(rail.source))),
  data: encoder.encode(scriptJson(rail)),
});

/**
 * The HTML of a rail and what it was made from: as long as the rail itself is remembered for its audience, in the one language
 * in which its cards were made. A rail of somebody's own must not come here: it would be written once and read once.
 */
export const writtenRail = (rail: RailView, language: Language): Written => {
  const known = shared.get(rail) ?? writeShared(rail, language);
  shared.set(rail, known);
  return known;
};

/** Faces of cards that are kept, a kilobyte each. */
const MOST_FACES = 5000;
/** By all that they show, so that nobody can be shown what is not on their own card; those asked for last stand last. */
const faces = new Map<string, string>();

const faceOf = (card: CardView, shape: 'poster' | 'still', data: string, language: Language): string => {
  const key = `${language} ${shape} ${data}`;
  const face = faces.get(key) ?? htmlOf(<CardFace card={card} shape={shape} />, language, card.id);
  faces.delete(key);
  faces.set(key, face);
  const oldest = faces.size > MOST_FACES ? faces.keys().next().value : undefined;
  if (oldest !== undefined) faces.delete(oldest);
  return face;
};

/**
 * A rail of somebody's own: nobody else has the same titles in the same order, but each of them looks the same to everybody
 * who is shown it. Only what holds them together is rendered.
 */
export const writtenOwnRail = (rail: RailView, language: Language): Written => {
  const { cards, ...frame } = rail;
  const shape = SHAPES[rail.layout];
  // A numeral belongs to a place, not to a title.
  if (shape === 'top') return writeShared(rail, language);
  const data = cards.map(scriptJson);
  const html = htmlOf(
    <RailFrame rail={rail}>
      {cards.map((card, index) => (
        <div
          key={card.id}
          data-card={card.id}
          dangerouslySetInnerHTML={{ __html: faceOf(card, shape, data[index] ?? '', language) }}
        />
      ))}
    </RailFrame>,
    language,
    collectionNameOf(rail.source),
  );
  return { html, data: `{"cards":[${data.join()}],${scriptJson(frame).slice(1)}` };
};
