import type { Card, Image } from '@madang/contract/catalog/catalog.contract.ts';
import { isForSubscribers, isFree } from '@madang/domain/catalog/policy-range.ts';
import type { DetailType, DisplayState, Genre, Rating } from '@madang/domain/catalog/vocabulary.ts';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { pickText } from '#app/shell/language.ts';

/** What the corner of a card says, if anything. */
export type Mark = 'free' | 'fresh' | 'subscribers' | Exclude<DisplayState, 'ready'>;

/** For whom cards are made: in one language, with the marks that mean something to this person. */
export interface CardReader {
  readonly language: Language;
  /** May watch what is for subscribers. */
  readonly entitled: boolean;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** A title as a screen shows it: in one language, and nothing that is not shown. */
export interface CardView {
  readonly id: string;
  readonly detailType: DetailType;
  readonly title: string;
  /** Korean title, shown in search results. */
  readonly titleKo?: string;
  /** The two that say most. */
  readonly genres: readonly Genre[];
  readonly episodes: number;
  /** Length of a film or of one episode. */
  readonly seconds: number;
  readonly rating: Rating;
  readonly mark: Mark | null;
  /** The day as the language writes it, where it has not begun yet. */
  readonly begins?: string;
  readonly image: Image;
}

const FRESH_FOR_DAYS = 14;
const DAY_MS = 86_400_000;

const isFresh = (startDate: string, today: string): boolean => {
  const days = (Date.parse(today) - Date.parse(startDate)) / DAY_MS;
  return days >= 0 && days < FRESH_FOR_DAYS;
};

/**
 * A title that cannot be played is marked with its state first (CA-40 to CA-42). Free and subscriber marks are for
 * viewers without a plan.
 */
export const toMark = (
  card: Pick<Card, 'state' | 'policy_range' | 'start_date'>,
  { entitled, today }: Omit<CardReader, 'language'>,
): Mark | null => {
  if (card.state !== 'ready') return card.state;
  if (!entitled && isFree(card.policy_range)) return 'free';
  if (isFresh(card.start_date, today)) return 'fresh';
  return !entitled && isForSubscribers(card.policy_range) ? 'subscribers' : null;
};

export const presentCardView = (card: Card, reader: CardReader): CardView => ({
  id: card.id,
  detailType: card.detail_type,
  title: pickText(reader.language, card.meta.title),
  genres: card.genre.slice(0, 2),
  episodes: card.episode_count,
  seconds: card.meta.duration,
  rating: card.rating,
  mark: toMark(card, reader),
  // Written here and not where it is shown: a phone takes long to make its first date, and home would wait for it to come alive.
  ...(card.state === 'coming_soon' && { begins: formatDate(BCP47[reader.language], card.start_date, 'medium') }),
  image: card.image,
});
