/**
 * How many things a list gives or shows at a time (specification section 9, ST-33 to ST-52). The contract's usual limits and
 * the requests of the screens are both made of this table.
 */
export const PAGE_SIZES = {
  /** Titles of a catalogue or a collection on its own page. */
  list: 24,
  /** What stands in one row or group, wherever nothing else is said. */
  rail: 20,
  watchingHistory: 24,
  homeRail: 24,
  /** Titles on the stage, at most. */
  carousel: 20,
  /** Titles whose watched state is asked for in one call. */
  watched: 50,
  /** Titles of the shelf on my page. */
  myPage: 30,
  searchList: 24,
  keytalkSearch: 5,
  topSearch: 3,
  /** Trailers, specials and other clips of a title, at most. */
  detailRail: 100,
  detailRelated: 18,
  /** Clips by which the arrows of their rail move. */
  episodeRail: 4,
  /** Titles by which the arrows of "more like this" move. */
  seriesRail: 6,
  /** Rails that home brings at a time. */
  main: 18,
  /** Entries before "more". */
  accordion: 6,
  likeList: 100,
  continueWatching: 24,
  relatedWebtoon: 24,
  childrenWebtoon: 24,
} as const;
