import type { Card, Episode, Texts } from '@madang/contract/catalog/catalog.contract.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** A text with the short language keys of the wire (CA-14: `meta.title.en`). */
export const presentTexts = (words: Localized): Texts => ({
  en: words.en_us,
  pt: words.pt_br,
  es: words.es_es,
  zh: words.zh_cn,
  vi: words.vi_vn,
});

/** `today` is a day, YYYY-MM-DD: what a card says depends on it. */
export const presentCard = (content: Content, catalog: CatalogSnapshot, today: string): Card => ({
  id: content.id,
  type: content.type,
  detail_type: content.detailType,
  parent_id: content.parentId,
  meta: {
    title: { ...presentTexts(content.title), ko: content.title.ko },
    episode_number: content.number,
    duration: content.durationSeconds,
  },
  genre: [...content.genres],
  year: content.year,
  rating: content.rating,
  policy_range: content.range,
  state: stateOn(content, today),
  start_date: content.startDate,
  episode_count: catalog.episodesOf(content.id).length,
  image: { ...content.picture },
});

export const presentEpisode = (content: Content, catalog: CatalogSnapshot, today: string): Episode => ({
  ...presentCard(content, catalog, today),
  synopsis: content.synopsis && presentTexts(content.synopsis),
});
