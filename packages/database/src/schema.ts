// Written by `node packages/database/src/write-schema.ts` from the migrated database; never by hand.
import type { ColumnType, Generated } from 'kysely';

/** Milliseconds since 1970 when read, a Date when written. */
export type Timestamp = ColumnType<number, Date, Date>;
/** A JSON value when read, its text when written. */
export type Json = ColumnType<unknown, string, string>;
/** A whole number of 64 bits: its digits when read. */
export type Whole = ColumnType<string, number, number>;

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
  email_change_until: Timestamp | null;
  sale_choice: string | null;
  statistics_choice: string | null;
  authority_epoch: Generated<number>;
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

export interface BillingAddressesTable {
  account_id: string;
  country: string;
  fields: Json;
  changed_at: Timestamp;
}

export interface BillingInstrumentsTable {
  id: string;
  account_id: string;
  gateway: string;
  reference: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  holder: string;
  zip_code: string;
  fingerprint: string;
  is_primary: boolean;
  created_at: Timestamp;
  removed_at: Timestamp | null;
}

export interface CampaignAnswersTable {
  account_id: string;
  campaign_id: string;
  country: string;
  zip: string;
  is_meant: boolean;
  answered_at: Timestamp;
}

export interface CampaignsTable {
  id: string;
  offer: Json;
  plans: string[] | null;
  periods: string[] | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  multi_use: boolean;
}

export interface CancelSurveysTable {
  id: string;
  account_id: string;
  subscription_id: string;
  reasons: string[];
  other: string;
  answered_at: Timestamp;
}

export interface CatalogStateTable {
  id: Generated<number>;
  version: string;
}

export interface CodeRedemptionsTable {
  code_hash: Buffer;
  account_id: string;
  redeemed_at: Timestamp;
}

export interface CodesTable {
  code_hash: Buffer;
  campaign_id: string | null;
  pass_sku: string | null;
  pass_plan: string | null;
  pass_days: number | null;
  redeemed_by: string | null;
  redeemed_at: Timestamp | null;
  is_gift: Generated<boolean>;
  voided_at: Timestamp | null;
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

export interface CreditBalancesTable {
  account_id: string;
  currency: string;
  amount: Whole;
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

export interface EarlierTrialsTable {
  account_id: string;
}

export interface EmailRequestsTable {
  id: Generated<string>;
  account_id: string;
  kind: string;
  asked_at: Timestamp;
}

export interface EmailVerificationsTable {
  account_id: string;
  address: string;
  hash: Buffer;
  mailed_at: Timestamp;
  expires_at: Timestamp;
  checked_at: Timestamp | null;
  pressed_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  stop_hash: Buffer | null;
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

export interface GiftSendingsTable {
  id: string;
  gift_id: string;
  account_id: string;
  address: string;
  sent_at: Timestamp;
}

export interface GiftsTable {
  id: string;
  account_id: string;
  plan: string;
  months: number;
  days: number;
  recipient_name: string;
  recipient_email: string | null;
  sender_name: string;
  message: string;
  deliver_at: Timestamp;
  delivered_at: Timestamp | null;
  code_hash: Buffer;
  created_at: Timestamp;
  undelivered_at: Timestamp | null;
}

export interface HandOversTable {
  partner: string;
  request_id: string;
  product_id: string;
  subject: string;
  browser_hash: Buffer;
  birthday: string | null;
  expires_at: Timestamp;
}

export interface IdempotencyKeysTable {
  account_id: string;
  key: string;
  request_hash: string;
  invoice_id: string | null;
  created_at: Timestamp;
  answer: Json | null;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Timestamp;
  id: Generated<string>;
  email: string | null;
}

export interface IdentityUndoLinksTable {
  hash: Buffer;
  account_id: string;
  issuer: string;
  subject: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface InvoiceNumbersTable {
  issuer: string;
  last: Whole;
}

export interface InvoicesTable {
  id: string;
  account_id: string;
  subscription_id: string;
  number: string | null;
  state: string;
  kind: string;
  sku: string;
  plan: string;
  period: string;
  period_number: number;
  period_start: Timestamp;
  period_end: Timestamp;
  country: string;
  currency: string;
  retail: Whole;
  discount: Whole;
  tax: Whole;
  tax_included: Whole;
  credit: Whole;
  total: Whole;
  payment_method: string;
  instrument_id: string | null;
  deed: Json;
  created_at: Timestamp;
  settled_at: Timestamp | null;
  start_requested_at: Timestamp | null;
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
  learner: Generated<string>;
}

export interface KeywordsTable {
  key: string;
  words: Json;
}

export interface LedgerEntriesTable {
  transaction_id: string;
  line: number;
  account_id: string;
  invoice_id: string | null;
  ledger: string;
  currency: string;
  amount: Whole;
  entered_at: Timestamp;
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

export interface MailOutboxTable {
  id: string;
  place: Generated<number>;
  account_id: string | null;
  kind: string;
  address: string;
  language: string;
  details: Json;
  asked_at: Timestamp;
  due_at: Timestamp;
  tries: Generated<number>;
  sent_at: Timestamp | null;
  given_up_at: Timestamp | null;
  failure: string | null;
}

export interface MailboxTable {
  id: string;
  place: Generated<number>;
  arrived_at: Timestamp;
  address: string;
  subject: string;
  text_body: string;
  html_body: string;
}

export interface MovedClocksTable {
  account_id: string;
  ahead_ms: Whole;
}

export interface NoticesTable {
  id: string;
  type: string;
  place: string;
  audiences: string[];
  platforms: string[] | null;
  message: Json;
  link: Json | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
}

export interface PassRedemptionsTable {
  account_id: string;
  code_hash: Buffer;
  redeemed_at: Timestamp;
}

export interface PasswordLinksTable {
  id: string;
  account_id: string;
  hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface PaymentAttemptsTable {
  id: string;
  invoice_id: string;
  account_id: string;
  instrument_id: string | null;
  amount: Whole;
  currency: string;
  state: string;
  decline: string | null;
  code: string | null;
  reference: string | null;
  asks: Generated<number>;
  created_at: Timestamp;
  ask_at: Timestamp | null;
  return_url: string | null;
  action_url: string | null;
  payer: Json | null;
  voucher: Json | null;
}

export interface PaymentNoticesTable {
  provider: string;
  id: string;
  attempt_id: string | null;
  received_at: Timestamp;
  settled_at: Timestamp | null;
}

export interface PendingIdentitiesTable {
  browser_hash: Buffer;
  issuer: string;
  subject: string;
  provider: string;
  account_id: string | null;
  remembered: boolean;
  way_back: string | null;
  expires_at: Timestamp;
  created_at: Timestamp | null;
  email: string | null;
  email_verified: Generated<boolean>;
  first_name: string | null;
  last_name: string | null;
  language: string | null;
  birthday: string | null;
  guest: Generated<boolean>;
  request_id: string | null;
  product_id: string | null;
  redirect_uri: string | null;
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

export interface PopupEventsTable {
  event_id: string;
  kind: string;
  tracking_id: string;
  popup_tracking_id: string;
  account_id: string | null;
  occurred_at: Timestamp;
}

export interface PopupsTable {
  id: string;
  placement: string;
  audiences: string[];
  img_url: string;
  width: number;
  link: Json;
  starts_at: Timestamp;
  ends_at: Timestamp;
}

export interface ProfilePicturesTable {
  id: string;
  profile_id: string;
  webp: Buffer;
  created_at: Timestamp;
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
  pin_email: string | null;
  pin_stamp: string | null;
  pin_wrong_in_row: Generated<number>;
  pin_wrong_in_day: Generated<number>;
  pin_day_began: Timestamp | null;
  pin_waits_until: Timestamp | null;
  display_type: Generated<string>;
}

export interface PushDeliveriesTable {
  message_id: string;
  subscription_id: string;
  due_at: Timestamp;
  tries: Generated<number>;
}

export interface PushEventsTable {
  event_id: string;
  kind: string;
  reference_type: string;
  reference_id: string;
  account_id: string | null;
  occurred_at: Timestamp;
}

export interface PushMessagesTable {
  id: string;
  account_id: string | null;
  reference_type: string;
  reference_id: string;
  path: string;
  title: Json;
  body: Json;
  asked_at: Timestamp;
  handed_out_to: string | null;
  handed_out_at: Timestamp | null;
}

export interface PushSubscriptionsTable {
  id: string;
  account_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  registered_at: Timestamp;
}

export interface RankingsTable {
  name: string;
  title_ids: string[];
  ranked_at: Timestamp;
}

export interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: Whole | null;
}

export interface RecurlyAccountsTable {
  account_id: string;
  begun: Generated<number>;
  applied: Generated<number>;
  passed: Generated<number>;
  version: Timestamp | null;
}

export interface RecurlyAsksTable {
  id: string;
  account_id: string;
  kind: string;
  request: Json;
  request_key: string;
  state: string;
  asks: Generated<number>;
  created_at: Timestamp;
  ask_at: Timestamp | null;
}

export interface RecurlyNotificationsTable {
  id: string;
  object_type: string;
  object_id: string;
  received_at: Timestamp;
  asks: Generated<number>;
  ask_at: Timestamp | null;
}

export interface RefreshTokensTable {
  hash: Buffer;
  session_id: string;
  generation: number;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  sealed_successor: Buffer | null;
}

export interface RefundsTable {
  id: string;
  invoice_id: string;
  account_id: string;
  charge: string;
  amount: Whole;
  state: string;
  asks: Generated<number>;
  created_at: Timestamp;
  ask_at: Timestamp | null;
}

export interface RemovalsTable {
  id: string;
  profile_id: string;
  list: string;
  removed_at: Timestamp;
  rows: Json;
}

export interface ReservedChangesTable {
  account_id: string;
  kind: string;
  sku: string;
  plan: string;
  period: string | null;
  days: number | null;
  effective_at: Timestamp;
  created_at: Timestamp;
  months: number | null;
}

export interface SandboxChargesTable {
  key: string;
  instrument: string | null;
  amount: number;
  currency: string;
  reference: string;
  state: string;
  decline: string | null;
  code: string | null;
  created_at: Timestamp;
  known_from: Timestamp;
  return_url: string | null;
  slip: Json | null;
}

export interface SandboxInstrumentsTable {
  reference: string;
  key: string;
  token_id: string;
  customer: string;
  scenario: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  zip_code: string;
  holder: string;
  fingerprint: string;
  created_at: Timestamp;
  forgotten_at: Timestamp | null;
}

export interface SandboxRefundsTable {
  key: string;
  charge: string;
  amount: number;
  created_at: Timestamp;
}

export interface SandboxTokensTable {
  id: string;
  scenario: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  zip_code: string;
  holder: string;
  expires_at: Timestamp;
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
  pin_stamp: string | null;
  kind: Generated<string>;
  device_name: string | null;
  country: string | null;
  sign_in_type: Generated<number>;
  identity_issuer: string | null;
  identity_subject: string | null;
}

export interface SocialAttemptsTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  provider: string;
  nonce: string;
  code_verifier: string;
  language: string;
  remembered: boolean;
  way_back: string | null;
  expires_at: Timestamp;
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
  country: string;
  currency: string;
  anchor_at: Timestamp;
  anchor_number: Generated<number>;
  period_number: Generated<number>;
  period_start: Timestamp;
  period_end: Timestamp;
  trial_until: Timestamp | null;
  renewable: Generated<boolean>;
  promotion_until: Timestamp | null;
  status_before: string | null;
  declines: Generated<number>;
  next_at: Timestamp | null;
  ended_at: Timestamp | null;
  end_reason: string | null;
  told_at: Timestamp | null;
  code: string | null;
}

export interface SubtitlePreferencesTable {
  profile_id: string;
  part: string;
  series_id: string;
  value: string;
  chosen_at: Timestamp;
}

export interface TitleNeighboursTable {
  title_id: string;
  neighbours: Json;
}

export interface TrialCardsTable {
  card_hash: Buffer;
  account_id: string | null;
  granted_at: Timestamp;
}

export interface TrialGrantsTable {
  account_id: string;
  granted_at: Timestamp;
}

export interface TvCodeGuessesTable {
  id: string;
  account_id: string;
  address: string;
  guessed_at: Timestamp;
}

export interface TvSignInsTable {
  id: string;
  user_code: string;
  token_hash: Buffer;
  device_id: string;
  device_type: string;
  device_model: string;
  device_version: string;
  country: string;
  expires_at: Timestamp;
  poll_interval: number;
  polled_at: Timestamp | null;
  answered_at: Timestamp | null;
  account_id: string | null;
  profile_id: string | null;
  attempt_id: string | null;
  handed_at: Timestamp | null;
  sealed_tokens: Buffer | null;
}

export interface UsedAssertionsTable {
  partner: string;
  jti: string;
  expires_at: Timestamp;
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

export interface ZipCampaignsTable {
  id: string;
  countries: string[];
  prefixes: string[];
  message: Json;
  starts_at: Timestamp;
  ends_at: Timestamp;
}

export interface Schema {
  accounts: AccountsTable;
  ad_events: AdEventsTable;
  ad_showings: AdShowingsTable;
  billing_addresses: BillingAddressesTable;
  billing_instruments: BillingInstrumentsTable;
  campaign_answers: CampaignAnswersTable;
  campaigns: CampaignsTable;
  cancel_surveys: CancelSurveysTable;
  catalog_state: CatalogStateTable;
  code_redemptions: CodeRedemptionsTable;
  codes: CodesTable;
  collections: CollectionsTable;
  contents: ContentsTable;
  credit_balances: CreditBalancesTable;
  downloads: DownloadsTable;
  earlier_trials: EarlierTrialsTable;
  email_requests: EmailRequestsTable;
  email_verifications: EmailVerificationsTable;
  error_reports: ErrorReportsTable;
  favorites: FavoritesTable;
  gift_sendings: GiftSendingsTable;
  gifts: GiftsTable;
  hand_overs: HandOversTable;
  idempotency_keys: IdempotencyKeysTable;
  identities: IdentitiesTable;
  identity_undo_links: IdentityUndoLinksTable;
  invoice_numbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
  keytalk_mentions: KeytalkMentionsTable;
  keytalk_vectors: KeytalkVectorsTable;
  keywords: KeywordsTable;
  ledger_entries: LedgerEntriesTable;
  likes: LikesTable;
  live_airings: LiveAiringsTable;
  live_channel: LiveChannelTable;
  live_slots: LiveSlotsTable;
  mail_outbox: MailOutboxTable;
  mailbox: MailboxTable;
  moved_clocks: MovedClocksTable;
  notices: NoticesTable;
  pass_redemptions: PassRedemptionsTable;
  password_links: PasswordLinksTable;
  payment_attempts: PaymentAttemptsTable;
  payment_notices: PaymentNoticesTable;
  pending_identities: PendingIdentitiesTable;
  people: PeopleTable;
  playback_events: PlaybackEventsTable;
  playback_leases: PlaybackLeasesTable;
  plays: PlaysTable;
  popup_events: PopupEventsTable;
  popups: PopupsTable;
  profile_pictures: ProfilePicturesTable;
  profiles: ProfilesTable;
  push_deliveries: PushDeliveriesTable;
  push_events: PushEventsTable;
  push_messages: PushMessagesTable;
  push_subscriptions: PushSubscriptionsTable;
  rankings: RankingsTable;
  rate_limits: RateLimitsTable;
  recurly_accounts: RecurlyAccountsTable;
  recurly_asks: RecurlyAsksTable;
  recurly_notifications: RecurlyNotificationsTable;
  refresh_tokens: RefreshTokensTable;
  refunds: RefundsTable;
  removals: RemovalsTable;
  reserved_changes: ReservedChangesTable;
  sandbox_charges: SandboxChargesTable;
  sandbox_instruments: SandboxInstrumentsTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_tokens: SandboxTokensTable;
  search_beginnings: SearchBeginningsTable;
  search_entries: SearchEntriesTable;
  search_misses: SearchMissesTable;
  search_picks: SearchPicksTable;
  search_state: SearchStateTable;
  search_stems: SearchStemsTable;
  sessions: SessionsTable;
  social_attempts: SocialAttemptsTable;
  subscriptions: SubscriptionsTable;
  subtitle_preferences: SubtitlePreferencesTable;
  title_neighbours: TitleNeighboursTable;
  trial_cards: TrialCardsTable;
  trial_grants: TrialGrantsTable;
  tv_code_guesses: TvCodeGuessesTable;
  tv_sign_ins: TvSignInsTable;
  used_assertions: UsedAssertionsTable;
  watch_progress: WatchProgressTable;
  webtoon_strips: WebtoonStripsTable;
  zip_campaigns: ZipCampaignsTable;
}
