import { entryFor } from '../shared/closed-list.ts';
import type { PolicyRange } from './vocabulary.ts';

/** Who may open a content: any visitor, any signed-in account, or subscribers. */
export type Audience = 'anyone' | 'accounts' | 'subscribers';

interface RangeRules {
  readonly audience: Audience;
  /** Playback has ad breaks, unless the viewer's plan is without ads (PL-25). */
  readonly ads: boolean;
  /** Films are encrypted, and their key is for the session that plays them. */
  readonly encrypted: boolean;
}

/** How each policy range is sold (PL-10 to PL-13). Every decision about a range reads this table. */
const RANGE_RULES: Readonly<Record<PolicyRange, RangeRules>> = {
  SVOD: { audience: 'subscribers', ads: false, encrypted: true },
  'AVOD-R': { audience: 'accounts', ads: true, encrypted: false },
  'AVOD-A': { audience: 'anyone', ads: true, encrypted: false },
  FREE: { audience: 'anyone', ads: false, encrypted: false },
};

/** The rules of a policy range. Throws for an unknown range: it is neither free nor unencrypted. */
export const rulesOfRange = (range: PolicyRange): RangeRules => entryFor(RANGE_RULES, range, 'policy range');

export const isForSubscribers = (range: PolicyRange): boolean => rulesOfRange(range).audience === 'subscribers';

/** Whether any visitor may watch a range, and without ads. */
export const isFree = (range: PolicyRange): boolean => {
  const { audience, ads } = rulesOfRange(range);
  return audience === 'anyone' && !ads;
};
