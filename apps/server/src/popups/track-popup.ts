import type { Needs } from '../use-case/needs.ts';
import { mayBeCounted } from '@madang/domain/privacy/statistics.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Without the viewer's consent the report is accepted and discarded. */
export const trackPopup: UseCase<'trackPopup', Needs<'now' | 'repositories', 'popupEvents'>> =
  ({ repositories, now }) =>
  async (viewer, input) => {
    if (!mayBeCounted(viewer.privacy.choices, viewer.country)) return answer(null);
    await repositories.popupEvents.add({
      id: input.event_id,
      kind: input.event,
      trackingId: input.tracking_id,
      popupTrackingId: input.popup_tracking_id,
      accountId: viewer.signedIn ? viewer.accountId : null,
      occurredAt: now(),
    });
    return answer(null);
  };
