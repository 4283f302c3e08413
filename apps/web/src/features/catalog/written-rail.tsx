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
import type { StageSlide } from './stage-slide.ts';
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

const encodedSlides = new WeakMap<readonly StageSlide[], Uint8Array>();

/** The slides of a stage: each page renders the first of them, and brings all, encoded as long as they are remembered. */
export const writtenSlides = (slides: readonly StageSlide[]): Written => {
  const data = encodedSlides.get(slides) ?? encoder.encode(scriptJson(slides));
  encodedSlides.set(slides, data);
  return { data, value: slides };
};

interface WrittenCard {
  readonly data: string;
  /** HTML by shape and language. */
  readonly faces: Map<string, string>;
}

/** As long as the card itself is kept for all who read alike. */
const writtenCards = new WeakMap<CardView, WrittenCard>();

const writtenCard = (card: CardView): WrittenCard => {
  const known = writtenCards.get(card) ?? { data: scriptJson(card), faces: new Map<string, string>() };
  writtenCards.set(card, known);
  return known;
};

const faceOf = (card: CardView, shape: 'poster' | 'still', language: Language): string => {
  const { faces } = writtenCard(card);
  const key = `${shape} ${language}`;
  const face =
    faces.get(key) ??
    htmlOf(
      <div data-card={card.id}>
        <CardFace card={card} shape={shape} />
      </div>,
      language,
      card.id,
    );
  faces.set(key, face);
  return face;
};

/** Frames that are kept, a kilobyte each. */
const MOST_FRAMES = 1000;
/** By all that they say; those asked for last stand last. */
const frames = new Map<string, readonly string[]>();

/** Stands for a card in a frame. React escapes what a name says, so that it cannot look like one. */
const PLACE = '<i></i>';

const writeFrame = (rail: RailView, language: Language): string =>
  htmlOf(
    <RailFrame rail={rail}>
      {rail.cards.map(({ id }) => (
        <i key={id} />
      ))}
    </RailFrame>,
    language,
    collectionNameOf(rail.source),
  );

/** What is around so many cards: what comes before the first, and after each. */
const frameOf = (rail: RailView, data: string, language: Language): readonly string[] => {
  const key = `${language} ${rail.cards.length} ${data}`;
  const frame = frames.get(key) ?? writeFrame(rail, language).split(PLACE);
  frames.delete(key);
  frames.set(key, frame);
  const oldest = frames.size > MOST_FRAMES ? frames.keys().next().value : undefined;
  if (oldest !== undefined) frames.delete(oldest);
  return frame;
};

/**
 * A rail of somebody's own: nobody else has the same titles in the same order, but each of them looks the same to everybody
 * who is shown it, and so does what is around them.
 */
export const writtenOwnRail = (rail: RailView, language: Language): Written => {
  const { cards, ...frame } = rail;
  const shape = SHAPES[rail.layout];
  // A numeral belongs to a place, not to a title.
  if (shape === 'top') return writeShared(rail, language);
  const data = scriptJson(frame);
  const [before = '', ...after] = frameOf(rail, data, language);
  const items = cards.map((card, index) => faceOf(card, shape, language) + (after[index] ?? ''));
  return {
    html: before + items.join(''),
    data: `{"cards":[${cards.map((card) => writtenCard(card).data).join()}],${data.slice(1)}`,
  };
};
