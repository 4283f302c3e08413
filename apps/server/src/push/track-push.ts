import type { Needs } from '../use-case/needs.ts';
import { mayBeCounted } from '@madang/domain/privacy/statistics.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Without the viewer's consent the report is accepted and discarded. */
export const trackPush: UseCase<'trackPush', Needs<'now' | 'repositories', 'push'>> =
  ({ repositories, now }) =>
  async (viewer, reported) => {
    if (!mayBeCounted(viewer.privacy.choices, viewer.country)) return answer(null);
    await repositories.push.addEvent({
      id: reported.event_id,
      kind: reported.event,
      referenceType: reported.reference_type,
      referenceId: reported.reference_id,
      accountId: viewer.signedIn ? viewer.accountId : null,
      occurredAt: now(),
    });
    return answer(null);
  };
