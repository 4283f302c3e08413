import type { Content } from './content.ts';
import type { DisplayState } from './vocabulary.ts';

/**
 * Display state on a day (YYYY-MM-DD). The operator's state takes precedence over the dates: available from the start
 * date to the end date, both included (CA-40 to CA-42).
 */
export const stateOn = (content: Pick<Content, 'state' | 'startDate' | 'endDate'>, day: string): DisplayState => {
  if (content.state !== 'ready') return content.state;
  if (content.startDate > day) return 'coming_soon';
  if (content.endDate !== null && content.endDate < day) return 'expired';
  return 'ready';
};
