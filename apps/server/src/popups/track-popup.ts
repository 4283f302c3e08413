import type { Needs } from '../use-case/needs.ts';
import { mayBeCounted } from '@madang/domain/privacy/statistics.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Without the viewer's consent the report is accepted and discarded. */
export const trackPopup: UseCase<'trackPopup', Needs<'now' | 'repositories', 'popupEvents'>> =
  ({ repositories, now }) =>
  async (viewer, told) => {
    if (!mayBeCounted(viewer.privacy.choices, viewer.country)) return answer(null);
    await repositories.popupEvents.add({
      id: told.event_id,
      kind: told.event,
      trackingId: told.tracking_id,
      popupTrackingId: told.popup_tracking_id,
      accountId: viewer.signedIn ? viewer.accountId : null,
      occurredAt: now(),
    });
    return answer(null);
  };
