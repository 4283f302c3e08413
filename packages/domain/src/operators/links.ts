/** The operator's profiles on social networks, in the order of the footer (HF-33). */
export const SOCIAL_NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const;
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS;

/** Corporate pages of the operator on other sites (HF-45). */
export const COMPANY_PAGES = ['corporate', 'careers', 'business'] as const;
export type CompanyPage = (typeof COMPANY_PAGES)[number];

/** App stores. */
export const APP_STORES = ['ios', 'android'] as const;
export type AppStore = (typeof APP_STORES)[number];

/** External URLs. Absent for what the operator does not have. */
export interface OperatorLinks {
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly company: Readonly<Partial<Record<CompanyPage, string>>>;
  readonly apps: Readonly<Partial<Record<AppStore, string>>>;
}

/**
 * App store for a user agent. Null for a computer (HF-61). An iPad calls itself a Macintosh, but no Macintosh has a
 * multi-touch screen (`touchPoints`).
 */
export const detectAppStore = (userAgent: string, touchPoints: number): AppStore | null => {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
};
