/** Purposes of data use that a viewer may refuse: sale or sharing with advertisers, and our own statistics. */
export const PRIVACY_PURPOSES = ['sale', 'statistics'] as const;
export type PrivacyPurpose = (typeof PRIVACY_PURPOSES)[number];

export const PRIVACY_ANSWERS = ['allowed', 'refused'] as const;
export type PrivacyAnswer = (typeof PRIVACY_ANSWERS)[number];

/** Answer per purpose. Null for none. */
export type PrivacyChoices = Readonly<Record<PrivacyPurpose, PrivacyAnswer | null>>;

/** Privacy preferences of a request: choices of browser and account, and the Global Privacy Control signal. */
export interface PrivacyPreferences {
  /** `Sec-GPC: 1`: the viewer refuses sale and sharing on all sites. */
  readonly signal: boolean;
  readonly choices: PrivacyChoices;
}

export const NOTHING_CHOSEN: PrivacyChoices = { sale: null, statistics: null };
export const NO_PRIVACY_PREFERENCES: PrivacyPreferences = { signal: false, choices: NOTHING_CHOSEN };

const isAnswer = (text: string | undefined): text is PrivacyAnswer => PRIVACY_ANSWERS.some((answer) => answer === text);

/** Parses the choices in a cookie. Malformed values count as no choice. */
export const parsePrivacyChoices = (text: string | null): PrivacyChoices => {
  const [sale, statistics] = (text ?? '').split('.');
  return { sale: isAnswer(sale) ? sale : null, statistics: isAnswer(statistics) ? statistics : null };
};

/** Serializes the choices for a cookie, without any identifier. */
export const choicesText = ({ sale, statistics }: PrivacyChoices): string => `${sale ?? ''}.${statistics ?? ''}`;

const stricter = (one: PrivacyAnswer | null, other: PrivacyAnswer | null): PrivacyAnswer | null => {
  if (one === 'refused' || other === 'refused') return 'refused';
  return one ?? other;
};

/** Merges the choices of account and browser: a refusal in either wins, then a consent in either. */
export const strictest = (one: PrivacyChoices, other: PrivacyChoices): PrivacyChoices => ({
  sale: stricter(one.sale, other.sale),
  statistics: stricter(one.statistics, other.statistics),
});
