/** What a viewer may say yes or no to: being sold or shared to others who sell ads, and being counted in our own statistics. */
export const PRIVACY_PURPOSES = ['sale', 'statistics'] as const;
export type PrivacyPurpose = (typeof PRIVACY_PURPOSES)[number];

export const PRIVACY_ANSWERS = ['allowed', 'refused'] as const;
export type PrivacyAnswer = (typeof PRIVACY_ANSWERS)[number];

/** What was said of each purpose; null where nothing was. */
export type PrivacyChoices = Readonly<Record<PrivacyPurpose, PrivacyAnswer | null>>;

/** What a call says of privacy: the choices of its browser and its account, and the Global Privacy Control signal beside them. */
export interface PrivacySaid {
  /** `Sec-GPC: 1`: the viewer refuses to be sold or shared, wherever the browser goes. */
  readonly signal: boolean;
  readonly choices: PrivacyChoices;
}

export const NOTHING_CHOSEN: PrivacyChoices = { sale: null, statistics: null };
export const NOTHING_SAID: PrivacySaid = { signal: false, choices: NOTHING_CHOSEN };

const isAnswer = (text: string | undefined): text is PrivacyAnswer => PRIVACY_ANSWERS.some((answer) => answer === text);

/** Parses the choices in a cookie; malformed values count as no choice. */
export const choicesIn = (text: string | null): PrivacyChoices => {
  const [sale, statistics] = (text ?? '').split('.');
  return { sale: isAnswer(sale) ? sale : null, statistics: isAnswer(statistics) ? statistics : null };
};

/** The choices as a cookie keeps them, without anything that says whose they are. */
export const choicesText = ({ sale, statistics }: PrivacyChoices): string => `${sale ?? ''}.${statistics ?? ''}`;

const stricter = (one: PrivacyAnswer | null, other: PrivacyAnswer | null): PrivacyAnswer | null => {
  if (one === 'refused' || other === 'refused') return 'refused';
  return one ?? other;
};

/** What holds where an account and a browser were both told something: a no of either, else a yes of either. */
export const strictest = (one: PrivacyChoices, other: PrivacyChoices): PrivacyChoices => ({
  sale: stricter(one.sale, other.sale),
  statistics: stricter(one.statistics, other.statistics),
});
