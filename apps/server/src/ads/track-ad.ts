import { counts } from '@madang/domain/ads/ad-events.ts';
import { answer, type UseCase } from '../http/handlers.ts';

/**
 * Counts a beacon of an ad, once, and only if it can be true; what counted is told to those who sold the ad, by the server
 * alone. The player need not know what became of it.
 */
export const trackAd: UseCase<'trackAd'> =
  ({ ads, inTransaction, now }) =>
  async (_viewer, { showing, event }) => {
    const trackers = await inTransaction(async ({ adShowings }) => {
      const known = await adShowings.findLocked(showing);
      if (!known || !counts(event, known, now())) return [];
      await adShowings.addEvent(showing, event, now());
      return known.tagged?.trackers[event] ?? [];
    });
    ads.tell(trackers);
    return answer(null);
  };
