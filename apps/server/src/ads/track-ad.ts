import type { Needs } from '../use-case/needs.ts';
import { counts } from '@madang/domain/ads/ad-events.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/**
 * Counts an ad beacon once, and only if it is plausible. The server alone then calls the advertiser's trackers. The player needs
 * no result.
 */
export const trackAd: UseCase<'trackAd', Needs<'ads' | 'inTransaction' | 'now', 'adShowings'>> =
  ({ ads, inTransaction, now }) =>
  async (_viewer, { showing, event }) => {
    const trackers = await inTransaction(async ({ adShowings }) => {
      const known = await adShowings.findLocked(showing);
      const at = now();
      if (!known || !counts(event, known, at)) return [];
      await adShowings.addEvent(showing, event, at);
      return known.tagged?.trackers[event] ?? [];
    });
    ads.track(trackers);
    return answer(null);
  };
