import type { Schema, Timestamp } from '../schema.ts';

/** A column that does not go into anybody's file, and why. */
export interface Withheld {
  readonly withheld: string;
}

/** How a column goes into the file: as it is, as an instant (ISO 8601) or as bytes (base64). */
export type Told = 'plain' | 'instant' | 'bytes';
type ToldBy<Value> = [Value] extends [Timestamp | null] ? 'instant' : [Value] extends [Buffer | null] ? 'bytes' : 'plain';

/** What a column says whose its row is: an account's id, one of its profiles' ids, or the id of an ad that was shown to one. */
export type Owner = 'account' | 'profile' | 'showing';

/** A table whose rows concern somebody: every column goes into the file, or there is a reason why not. */
export interface PersonalTable<Column extends string = string> {
  readonly owner: { readonly column: Column; readonly is: Owner };
  /** No two rows have the same of these, and none is an instant: by them a long table is read piece by piece. */
  readonly key: readonly Column[];
  readonly columns: Readonly<Record<Column, Told | Withheld>>;
}

/** The same, with nothing of the table's rows forgotten, and each column told as what it is. */
type PersonalTableOf<Row> = PersonalTable<keyof Row & string> & {
  readonly columns: { readonly [Column in keyof Row]: ToldBy<Row[Column]> | Withheld };
};

/** A table that goes into nobody's file, and why. */
interface LeftOut {
  readonly leftOut: string;
}

const SECRET: Withheld = { withheld: 'a secret, or a trace of one: whoever had it could act in your name' };
const PROVIDERS_OWN: Withheld = { withheld: 'by which the payment provider knows it; it means nothing elsewhere' };
const CATALOG: LeftOut = { leftOut: 'about titles and programmes, not about people' };
const SEARCH: LeftOut = { leftOut: 'an index of titles, not about people' };
const BRIEF: LeftOut = { leftOut: 'of a sign-in that is under way, joined with no account, and gone within the hour' };
const PROVIDER: LeftOut = { leftOut: 'stands for a provider outside; keeps no card numbers' };

/**
 * Every table of the database: what it keeps of people, or why nothing of it goes into their files. A table or a column that is not
 * here does not compile, so that nothing new is kept of people without a word about it.
 */
export const TABLES: { readonly [Table in keyof Schema]: PersonalTableOf<Schema[Table]> | LeftOut } = {
  accounts: {
    owner: { column: 'id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      email: 'plain',
      password_hash: SECRET,
      first_name: 'plain',
      last_name: 'plain',
      gender: 'plain',
      birthday: 'plain',
      language: 'plain',
      country: 'plain',
      user_type: 'plain',
      email_verified: 'plain',
      created_at: 'instant',
      email_change_until: 'instant',
      sale_choice: 'plain',
      statistics_choice: 'plain',
    },
  },
  identities: {
    owner: { column: 'account_id', is: 'account' },
    key: ['issuer', 'subject'],
    columns: { issuer: 'plain', subject: 'plain', account_id: 'plain', created_at: 'instant' },
  },
  pending_identities: {
    owner: { column: 'account_id', is: 'account' },
    key: ['browser_hash'],
    columns: {
      browser_hash: SECRET,
      issuer: 'plain',
      subject: 'plain',
      provider: 'plain',
      account_id: 'plain',
      remembered: 'plain',
      way_back: 'plain',
      expires_at: 'instant',
    },
  },
  profiles: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      account_id: 'plain',
      name: 'plain',
      image_path: 'plain',
      picture: 'plain',
      interface_language: 'plain',
      subtitle_language: 'plain',
      viewing_age: 'plain',
      pin_hash: SECRET,
      created_at: 'instant',
      pin_email: 'plain',
      pin_stamp: SECRET,
      pin_wrong_in_row: 'plain',
      pin_wrong_in_day: 'plain',
      pin_day_began: 'instant',
      pin_waits_until: 'instant',
      display_type: 'plain',
    },
  },
  profile_pictures: {
    owner: { column: 'profile_id', is: 'profile' },
    key: ['profile_id'],
    columns: { id: SECRET, profile_id: 'plain', webp: 'bytes', created_at: 'instant' },
  },
  subscriptions: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      account_id: 'plain',
      sku: 'plain',
      plan: 'plain',
      period: 'plain',
      gateway: 'plain',
      status: 'plain',
      started_at: 'instant',
      until: 'instant',
      country: 'plain',
      currency: 'plain',
      anchor_at: 'instant',
      anchor_number: 'plain',
      period_number: 'plain',
      period_start: 'instant',
      period_end: 'instant',
      trial_until: 'instant',
      trial_told_at: 'instant',
      renewable: 'plain',
      promotion_until: 'instant',
      status_before: 'plain',
      declines: 'plain',
      next_at: 'instant',
      ended_at: 'instant',
      end_reason: 'plain',
    },
  },
  trial_grants: {
    owner: { column: 'account_id', is: 'account' },
    key: ['account_id'],
    columns: {
      account_id: 'plain',
      granted_at: 'instant',
    },
  },
  reserved_changes: {
    owner: { column: 'account_id', is: 'account' },
    key: ['account_id'],
    columns: {
      account_id: 'plain',
      kind: 'plain',
      sku: 'plain',
      plan: 'plain',
      period: 'plain',
      days: 'plain',
      effective_at: 'instant',
      created_at: 'instant',
    },
  },
  billing_instruments: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      account_id: 'plain',
      gateway: 'plain',
      reference: PROVIDERS_OWN,
      brand: 'plain',
      last4: 'plain',
      expiry_month: 'plain',
      expiry_year: 'plain',
      holder: 'plain',
      zip_code: 'plain',
      fingerprint: PROVIDERS_OWN,
      is_primary: 'plain',
      created_at: 'instant',
      removed_at: 'instant',
    },
  },
  billing_addresses: {
    owner: { column: 'account_id', is: 'account' },
    key: ['account_id'],
    columns: {
      account_id: 'plain',
      country: 'plain',
      fields: 'plain',
      changed_at: 'instant',
    },
  },
  credit_balances: {
    owner: { column: 'account_id', is: 'account' },
    key: ['account_id', 'currency'],
    columns: {
      account_id: 'plain',
      currency: 'plain',
      amount: 'plain',
    },
  },
  invoices: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      account_id: 'plain',
      subscription_id: 'plain',
      number: 'plain',
      state: 'plain',
      kind: 'plain',
      sku: 'plain',
      plan: 'plain',
      period: 'plain',
      period_number: 'plain',
      period_start: 'instant',
      period_end: 'instant',
      country: 'plain',
      currency: 'plain',
      retail: 'plain',
      discount: 'plain',
      tax: 'plain',
      tax_included: 'plain',
      credit: 'plain',
      total: 'plain',
      payment_method: 'plain',
      instrument_id: 'plain',
      deed: 'plain',
      created_at: 'instant',
      settled_at: 'instant',
    },
  },
  payment_attempts: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      invoice_id: 'plain',
      account_id: 'plain',
      instrument_id: 'plain',
      amount: 'plain',
      currency: 'plain',
      state: 'plain',
      decline: 'plain',
      code: 'plain',
      reference: PROVIDERS_OWN,
      asks: 'plain',
      created_at: 'instant',
      ask_at: 'instant',
    },
  },
  ledger_entries: {
    owner: { column: 'account_id', is: 'account' },
    key: ['transaction_id', 'line'],
    columns: {
      transaction_id: 'plain',
      line: 'plain',
      account_id: 'plain',
      invoice_id: 'plain',
      ledger: 'plain',
      currency: 'plain',
      amount: 'plain',
      entered_at: 'instant',
    },
  },
  idempotency_keys: {
    owner: { column: 'account_id', is: 'account' },
    key: ['account_id', 'key'],
    columns: {
      account_id: 'plain',
      key: 'plain',
      request_hash: 'plain',
      invoice_id: 'plain',
      created_at: 'instant',
    },
  },
  code_redemptions: {
    owner: { column: 'account_id', is: 'account' },
    key: ['code_hash', 'account_id'],
    columns: {
      code_hash: SECRET,
      account_id: 'plain',
      redeemed_at: 'instant',
    },
  },
  pass_redemptions: {
    owner: { column: 'account_id', is: 'account' },
    key: ['account_id'],
    columns: {
      account_id: 'plain',
      code_hash: SECRET,
      redeemed_at: 'instant',
    },
  },
  cancel_surveys: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      account_id: 'plain',
      subscription_id: 'plain',
      reasons: 'plain',
      other: 'plain',
      answered_at: 'instant',
    },
  },
  moved_clocks: {
    owner: { column: 'account_id', is: 'account' },
    key: ['account_id'],
    columns: {
      account_id: 'plain',
      ahead_ms: 'plain',
    },
  },
  campaigns: { leftOut: 'about what codes are worth, not about people' },
  codes: { leftOut: 'about codes; who redeemed one is told in code_redemptions' },
  invoice_numbers: { leftOut: 'a counter, not about people' },
  favorites: {
    owner: { column: 'profile_id', is: 'profile' },
    key: ['profile_id', 'content_id'],
    columns: { profile_id: 'plain', content_id: 'plain', added_at: 'instant' },
  },
  likes: {
    owner: { column: 'profile_id', is: 'profile' },
    key: ['profile_id', 'content_id'],
    columns: { profile_id: 'plain', content_id: 'plain', added_at: 'instant' },
  },
  watch_progress: {
    owner: { column: 'profile_id', is: 'profile' },
    key: ['profile_id', 'content_id'],
    columns: {
      profile_id: 'plain',
      content_id: 'plain',
      playing_time: 'plain',
      finished: 'plain',
      playback_id: 'plain',
      sequence: 'plain',
      modified_at: 'instant',
      panel_id: 'plain',
      panel_fraction: 'plain',
    },
  },
  removals: {
    owner: { column: 'profile_id', is: 'profile' },
    key: ['id'],
    columns: { id: 'plain', profile_id: 'plain', list: 'plain', removed_at: 'instant', rows: 'plain' },
  },
  downloads: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      account_id: 'plain',
      profile_id: 'plain',
      device_id: 'plain',
      content_id: 'plain',
      quality: 'plain',
      added_at: 'instant',
      expires_at: 'instant',
    },
  },
  sessions: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      account_id: 'plain',
      profile_id: 'plain',
      remembered: 'plain',
      newest_generation: 'plain',
      created_at: 'instant',
      ends_at: 'instant',
      revoked_at: 'instant',
      pin_stamp: SECRET,
      kind: 'plain',
      device_name: 'plain',
      country: 'plain',
      sign_in_type: 'plain',
    },
  },
  playback_leases: {
    owner: { column: 'account_id', is: 'account' },
    key: ['session_id'],
    columns: {
      session_id: 'plain',
      account_id: 'plain',
      profile_id: 'plain',
      content_id: 'plain',
      started_at: 'instant',
      renewed_at: 'instant',
      ended_at: 'instant',
      ended_by_another: 'plain',
    },
  },
  tv_sign_ins: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      user_code: SECRET,
      token_hash: SECRET,
      device_id: 'plain',
      device_type: 'plain',
      device_model: 'plain',
      device_version: 'plain',
      country: 'plain',
      expires_at: 'instant',
      poll_interval: 'plain',
      polled_at: 'instant',
      answered_at: 'instant',
      account_id: 'plain',
      profile_id: 'plain',
      attempt_id: SECRET,
      handed_at: 'instant',
      sealed_tokens: SECRET,
    },
  },
  tv_code_guesses: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: { id: 'plain', account_id: 'plain', address: 'plain', guessed_at: 'instant' },
  },
  email_verifications: {
    owner: { column: 'account_id', is: 'account' },
    key: ['account_id'],
    columns: {
      account_id: 'plain',
      address: 'plain',
      hash: SECRET,
      mailed_at: 'instant',
      expires_at: 'instant',
      checked_at: 'instant',
      pressed_at: 'instant',
      confirmed_at: 'instant',
    },
  },
  email_requests: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: { id: 'plain', account_id: 'plain', kind: 'plain', asked_at: 'instant' },
  },
  password_links: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: SECRET,
      account_id: 'plain',
      hash: SECRET,
      created_at: 'instant',
      expires_at: 'instant',
      used_at: 'instant',
    },
  },
  mail_outbox: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      place: 'plain',
      account_id: 'plain',
      kind: 'plain',
      address: 'plain',
      language: 'plain',
      details: { withheld: 'the name and address that the account says, and ids of links, which are secrets' },
      asked_at: 'instant',
      due_at: 'instant',
      tries: 'plain',
      sent_at: 'instant',
      given_up_at: 'instant',
      failure: 'plain',
    },
  },
  playback_events: {
    owner: { column: 'viewer', is: 'profile' },
    key: ['playback_id', 'sequence'],
    columns: {
      playback_id: 'plain',
      sequence: 'plain',
      event: 'plain',
      change: 'plain',
      value: 'plain',
      content_id: 'plain',
      kind: 'plain',
      position: 'plain',
      viewer: 'plain',
      signed_in: 'plain',
      device: 'plain',
      country: 'plain',
      collection: 'plain',
      via_click: 'plain',
      came_from: 'plain',
      app_version: 'plain',
      happened_at: 'instant',
      received_at: 'instant',
    },
  },
  plays: {
    owner: { column: 'viewer', is: 'profile' },
    key: ['day', 'content_id', 'viewer'],
    columns: { day: 'plain', content_id: 'plain', viewer: 'plain' },
  },
  search_picks: {
    owner: { column: 'viewer', is: 'profile' },
    key: ['day', 'content_id', 'viewer'],
    columns: { day: 'plain', viewer: 'plain', content_id: 'plain' },
  },
  ad_showings: {
    owner: { column: 'viewer_key', is: 'profile' },
    key: ['id'],
    columns: {
      id: 'plain',
      playback_id: 'plain',
      break_id: 'plain',
      position: 'plain',
      ad_id: 'plain',
      content_id: 'plain',
      audience: 'plain',
      viewer_key: 'plain',
      duration_seconds: 'plain',
      skip_after: 'plain',
      tagged: { withheld: 'what an advertiser’s tag said of the ad, and nothing of you' },
      served_at: 'instant',
    },
  },
  ad_events: {
    owner: { column: 'showing_id', is: 'showing' },
    key: ['showing_id', 'event'],
    columns: { showing_id: 'plain', event: 'plain', counted_at: 'instant' },
  },
  error_reports: {
    owner: { column: 'account_id', is: 'account' },
    key: ['id'],
    columns: {
      id: 'plain',
      reported_at: 'instant',
      told_by: 'plain',
      account_id: 'plain',
      path: 'plain',
      code: 'plain',
      message: 'plain',
      app_version: 'plain',
    },
  },
  refresh_tokens: { leftOut: 'traces of what keeps you signed in, which are secrets; sessions say the rest' },
  mailbox: { leftOut: 'mails with secret links, kept only where there is no mail server; mail_outbox says which were sent' },
  social_attempts: BRIEF,
  hand_overs: BRIEF,
  used_assertions: { leftOut: 'marks of partners’ messages that were used, joined with no account' },
  search_misses: { leftOut: 'texts that found nothing, kept without who typed them' },
  title_neighbours: { leftOut: 'which titles are alike, learnt from many people and naming none' },
  notices: { leftOut: 'what the operator tells everybody of a kind; which of it was read, the browser keeps' },
  rankings: { leftOut: 'what is played most, naming nobody' },
  contents: CATALOG,
  people: { leftOut: 'casts and crews, not viewers' },
  keywords: CATALOG,
  collections: CATALOG,
  catalog_state: CATALOG,
  webtoon_strips: CATALOG,
  live_channel: CATALOG,
  live_slots: CATALOG,
  live_airings: CATALOG,
  keytalk_vectors: SEARCH,
  keytalk_mentions: SEARCH,
  search_entries: SEARCH,
  search_beginnings: SEARCH,
  search_stems: SEARCH,
  search_state: SEARCH,
  sandbox_tokens: PROVIDER,
  sandbox_instruments: PROVIDER,
  sandbox_charges: PROVIDER,
};

/** The tables that concern people, by name, in the order in which a file tells them. */
export const PERSONAL_TABLES: readonly (readonly [name: string, table: PersonalTable])[] = Object.entries(TABLES).flatMap(
  ([name, table]) => ('leftOut' in table ? [] : [[name, table as PersonalTable] as const]),
);
