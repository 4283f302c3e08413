import type { Language } from '@madang/domain/shared/language.ts';
import { loadedWords } from '@madang/i18n/catalogues.ts';
import { LinkProvider } from '@madang/ui/link.tsx';
import { PartWordsProvider } from '@madang/ui/words.tsx';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { scriptJson } from '#app/fast-path/react-router/whole-page.ts';
import type { SsrFragment } from '#app/fast-path/react/ssr-fragments.ts';
import { AppLink } from '#app/shell/AppLink.tsx';
import { LanguageProvider } from '#app/shell/words.tsx';
import type { CardView } from './card-view.ts';
import { toCollectionName, type RailView } from './rail-view.ts';
import { CardFace } from './TitleCard.tsx';
import type { StageSlide } from './stage-slide.ts';
import { RailFrame, RailOfCards, SHAPES } from './TitleRail.tsx';

/** Renders HTML outside any page. `name` prefixes its IDs, so that they differ from those of other fragments. */
const htmlOf = (node: ReactNode, language: Language, name: string): string =>
  renderToString(
    <LanguageProvider value={language}>
      <PartWordsProvider value={loadedWords(language).shell}>
        <LinkProvider value={AppLink}>{node}</LinkProvider>
      </PartWordsProvider>
    </LanguageProvider>,
    { identifierPrefix: `${name}-` },
  );

const shared = new WeakMap<RailView, SsrFragment>();

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

const writeShared = (rail: RailView, language: Language): SsrFragment => ({
  html: [bytesOf(htmlOf(<RailOfCards rail={rail} cards={rail.cards} />, language, toCollectionName(rail.source)))],
  data: [bytesOf(scriptJson(rail))],
});

/**
 * SSR fragment of a rail and its data, cached as long as the shared rail, in its language. A personal rail must not
 * come here: it would be written once and read once.
 */
export const sharedRailFragment = (rail: RailView, language: Language): SsrFragment => {
  const known = shared.get(rail) ?? writeShared(rail, language);
  shared.set(rail, known);
  return known;
};

const writtenStages = new WeakMap<readonly StageSlide[], SsrFragment>();

/** The slides of a stage as encoded data, cached with them. Each page renders the first and contains all. */
export const slidesFragment = (slides: readonly StageSlide[]): SsrFragment => {
  const known = writtenStages.get(slides) ?? { data: [bytesOf(scriptJson(slides))], value: slides };
  writtenStages.set(slides, known);
  return known;
};

interface WrittenCard {
  readonly data: Uint8Array;
  /** HTML by shape and language. */
  readonly faces: Map<string, Uint8Array>;
}

/** Cached as long as the shared card. */
const cardFragments = new WeakMap<CardView, WrittenCard>();

const writtenCard = (card: CardView): WrittenCard => {
  const known = cardFragments.get(card) ?? { data: bytesOf(scriptJson(card)), faces: new Map<string, Uint8Array>() };
  cardFragments.set(card, known);
  return known;
};

const writeFace = (card: CardView, shape: 'poster' | 'still', language: Language): Uint8Array =>
  bytesOf(
    htmlOf(
      <div data-card={card.id}>
        <CardFace card={card} shape={shape} />
      </div>,
      language,
      card.id,
    ),
  );

const faceOf = (card: CardView, shape: 'poster' | 'still', language: Language): Uint8Array => {
  const { faces } = writtenCard(card);
  const key = `${shape} ${language}`;
  const face = faces.get(key) ?? writeFace(card, shape, language);
  faces.set(key, face);
  return face;
};

/** Markup around the given number of cards. */
interface Frame {
  readonly before: Uint8Array;
  /** After each card. */
  readonly after: readonly Uint8Array[];
  /** All that a rail is but its cards: what ends an object that they begin. */
  readonly data: Uint8Array;
}

/** Frames that are kept, a kilobyte each. */
const MAX_FRAMES = 1000;
/** LRU cache, keyed by everything a frame says. */
const frames = new Map<string, Frame>();

/** Stands for a card in a frame. React escapes what a name says, so that it cannot look like one. */
const PLACE = '<i></i>';

const writeFrame = (rail: RailView, json: string, language: Language): Frame => {
  const html = htmlOf(
    <RailFrame rail={rail}>
      {rail.cards.map(({ id }) => (
        <i key={id} />
      ))}
    </RailFrame>,
    language,
    toCollectionName(rail.source),
  );
  const [before = '', ...after] = html.split(PLACE);
  return { before: bytesOf(before), after: after.map(bytesOf), data: bytesOf(`],${json.slice(1)}`) };
};

const frameOf = (rail: RailView, language: Language): Frame => {
  const { cards, ...rest } = rail;
  const json = scriptJson(rest);
  const key = `${language} ${cards.length} ${json}`;
  const frame = frames.get(key) ?? writeFrame(rail, json, language);
  frames.delete(key);
  frames.set(key, frame);
  const oldest = frames.size > MAX_FRAMES ? frames.keys().next().value : undefined;
  if (oldest !== undefined) frames.delete(oldest);
  return frame;
};

const [CARDS, NEXT_CARD] = [bytesOf('{"cards":['), bytesOf(',')];
const NOTHING = new Uint8Array();

/**
 * SSR fragment of a personal rail. Its order of titles is unique, but each card and the frame render the same for every
 * viewer, so they are cached.
 */
export const personalRailFragment = (rail: RailView, language: Language): SsrFragment => {
  const shape = SHAPES[rail.layout];
  // A numeral belongs to a place, not to a title.
  if (shape === 'top') return writeShared(rail, language);
  const { before, after, data } = frameOf(rail, language);
  return {
    html: [before, ...rail.cards.flatMap((card, index) => [faceOf(card, shape, language), after[index] ?? NOTHING])],
    data: [CARDS, ...rail.cards.flatMap((card, index) => [index > 0 ? NEXT_CARD : NOTHING, writtenCard(card).data]), data],
  };
};
