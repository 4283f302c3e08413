import type { Content } from './content.ts';
import type { DisplayState } from './vocabulary.ts';

/**
 * What a card says on a day (YYYY-MM-DD): the operator's word first, then the calendar.
 * A title begins on its start date and ends after its end date (CA-40 to CA-42).
 */
export const stateOn = (content: Pick<Content, 'state' | 'startDate' | 'endDate'>, day: string): DisplayState => {
  if (content.state !== 'ready') return content.state;
  if (content.startDate > day) return 'coming_soon';
  if (content.endDate !== null && content.endDate < day) return 'expired';
  return 'ready';
};
