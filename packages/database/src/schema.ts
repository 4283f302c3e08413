// Written by `node packages/database/src/write-schema.ts` from the migrated database; never by hand.
import type { ColumnType, Generated } from 'kysely';

/** Milliseconds since 1970 when read, a Date when written. */
export type Timestamp = ColumnType<number, Date, Date>;
/** A JSON value when read, its text when written. */
export type Json = ColumnType<unknown, string, string>;

export interface AccountsTable {
  id: string;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  gender: string;
  birthday: string | null;
  language: string;
  country: string;
  user_type: Generated<string>;
  email_verified: Generated<boolean>;
  created_at: Timestamp;
}

export interface AdEventsTable {
  showing_id: string;
  event: string;
  counted_at: Timestamp;
}

export interface AdShowingsTable {
  id: string;
  playback_id: string;
  break_id: string;
  position: number;
  ad_id: string;
  content_id: string;
  audience: string;
  viewer_key: string;
  duration_seconds: number;
  skip_after: number | null;
  tagged: Json | null;
  served_at: Timestamp;
}

export interface CatalogStateTable {
  id: Generated<number>;
  version: string;
}

export interface CollectionsTable {
  id: string;
  catalog_id: number;
  position: number;
  name: Json;
  layout: string;
  content_ids: string[];
}

export interface ContentsTable {
  id: string;
  type: string;
  detail_type: string;
  parent_id: string | null;
  catalogs: Generated<number[]>;
  number: number | null;
  duration_seconds: number;
  title: Json;
  romanized: string;
  synopsis: Json | null;
  genres: Generated<string[]>;
  keywords: Generated<string[]>;
  credits: Json;
  year: number;
  broadcaster: string;
  rating: string;
  policy_range: string;
  state: string;
  start_date: string;
  end_date: string | null;
  rhythm: string | null;
  season: number | null;
  related_ids: Generated<string[]>;
  countries: string[] | null;
  asset: string | null;
  marks: Json | null;
  picture: Json;
  aliases: Generated<string[]>;
}

export interface DownloadsTable {
  id: string;
  account_id: string;
  profile_id: string;
  device_id: string;
  content_id: string;
  quality: number;
  added_at: Timestamp;
  expires_at: Timestamp;
}

export interface ErrorReportsTable {
  id: Generated<string>;
  reported_at: Timestamp;
  told_by: string;
  account_id: string | null;
  path: string;
  code: string;
  message: string;
  app_version: string | null;
}

export interface FavoritesTable {
  profile_id: string;
  content_id: string;
  added_at: Timestamp;
}

export interface KeytalkMentionsTable {
  concept: string;
  title_ids: string;
}

export interface KeytalkVectorsTable {
  kind: string;
  catalog_version: string;
  learned_at: Timestamp;
  names: string;
  vectors: Buffer;
}

export interface KeywordsTable {
  key: string;
  words: Json;
}

export interface LikesTable {
  profile_id: string;
  content_id: string;
  added_at: Timestamp;
}

export interface LiveAiringsTable {
  id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  content_id: string | null;
  asset: string;
  duration_seconds: number;
  segments: number;
  passes: number;
  first_sequence: number;
  first_discontinuity: number;
  catch_up: boolean;
}

export interface LiveChannelTable {
  id: Generated<number>;
  slate: string;
  version: Generated<number>;
}

export interface LiveSlotsTable {
  weekday: number;
  start_minute: number;
  duration_minutes: number;
  content_id: string;
  catch_up: boolean;
}

export interface PeopleTable {
  id: string;
  name: string;
  name_ko: string;
  picture: Json;
}

export interface PlaybackEventsTable {
  playback_id: string;
  sequence: number;
  event: string;
  change: string | null;
  value: string | null;
  content_id: string;
  kind: string;
  position: number;
  viewer: string;
  signed_in: boolean;
  device: string;
  country: string;
  collection: string | null;
  via_click: string | null;
  came_from: string | null;
  app_version: string | null;
  happened_at: Timestamp;
  received_at: Timestamp;
}

export interface PlaybackLeasesTable {
  session_id: string;
  account_id: string;
  profile_id: string;
  content_id: string;
  started_at: Timestamp;
  renewed_at: Timestamp;
  ended_at: Timestamp | null;
  ended_by_another: Generated<boolean>;
}

export interface PlaysTable {
  day: string;
  content_id: string;
  viewer: string;
}

export interface ProfilesTable {
  id: string;
  account_id: string;
  name: string;
  image_path: string | null;
  picture: string;
  interface_language: string;
  subtitle_language: string;
  viewing_age: string;
  pin_hash: Buffer | null;
  created_at: Timestamp;
}

export interface RankingsTable {
  name: string;
  title_ids: string[];
  ranked_at: Timestamp;
}

export interface RefreshTokensTable {
  hash: Buffer;
  session_id: string;
  generation: number;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  sealed_successor: Buffer | null;
}

export interface RemovalsTable {
  id: string;
  profile_id: string;
  list: string;
  removed_at: Timestamp;
  rows: Json;
}

export interface SearchBeginningsTable {
  gram: number;
  entries: number[];
}

export interface SearchEntriesTable {
  number: Generated<number>;
  kind: string;
  id: string;
  fame: number;
  start_date: string;
  keys: string;
  titles: string;
  grams: number[];
  mark: string;
}

export interface SearchMissesTable {
  day: string;
  query: string;
  count: number;
}

export interface SearchPicksTable {
  day: string;
  viewer: string;
  content_id: string;
}

export interface SearchStateTable {
  only_row: Generated<boolean>;
  catalog_version: string;
}

export interface SearchStemsTable {
  gram: number;
  space: string;
  stem: string;
  slips: number[];
}

export interface SessionsTable {
  id: string;
  account_id: string;
  profile_id: string | null;
  remembered: boolean;
  newest_generation: number;
  created_at: Timestamp;
  ends_at: Timestamp;
  revoked_at: Timestamp | null;
}

export interface SubscriptionsTable {
  id: string;
  account_id: string;
  sku: string;
  plan: string;
  period: string;
  gateway: string;
  status: string;
  started_at: Timestamp;
  until: Timestamp;
}

export interface TitleNeighboursTable {
  title_id: string;
  neighbours: Json;
}

export interface WatchProgressTable {
  profile_id: string;
  content_id: string;
  playing_time: number;
  finished: boolean;
  playback_id: string;
  sequence: number;
  modified_at: Timestamp;
  panel_id: string | null;
  panel_fraction: number | null;
}

export interface WebtoonStripsTable {
  episode_id: string;
  panels: Json;
}

export interface Schema {
  accounts: AccountsTable;
  ad_events: AdEventsTable;
  ad_showings: AdShowingsTable;
  catalog_state: CatalogStateTable;
  collections: CollectionsTable;
  contents: ContentsTable;
  downloads: DownloadsTable;
  error_reports: ErrorReportsTable;
  favorites: FavoritesTable;
  keytalk_mentions: KeytalkMentionsTable;
  keytalk_vectors: KeytalkVectorsTable;
  keywords: KeywordsTable;
  likes: LikesTable;
  live_airings: LiveAiringsTable;
  live_channel: LiveChannelTable;
  live_slots: LiveSlotsTable;
  people: PeopleTable;
  playback_events: PlaybackEventsTable;
  playback_leases: PlaybackLeasesTable;
  plays: PlaysTable;
  profiles: ProfilesTable;
  rankings: RankingsTable;
  refresh_tokens: RefreshTokensTable;
  removals: RemovalsTable;
  search_beginnings: SearchBeginningsTable;
  search_entries: SearchEntriesTable;
  search_misses: SearchMissesTable;
  search_picks: SearchPicksTable;
  search_state: SearchStateTable;
  search_stems: SearchStemsTable;
  sessions: SessionsTable;
  subscriptions: SubscriptionsTable;
  title_neighbours: TitleNeighboursTable;
  watch_progress: WatchProgressTable;
  webtoon_strips: WebtoonStripsTable;
}
