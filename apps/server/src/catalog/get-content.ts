import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import { dayOf } from '@madang/domain/shared/calendar.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { viewingAgeOf } from '../sessions/viewer.ts';
import { presentContent } from './catalog.presenter.ts';

export const getContent: UseCase<'getContent'> =
  ({ catalog, now }) =>
  async (viewer, { id }) => {
    const snapshot = catalog();
    const content = snapshot.find(id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    if (!mayWatch(viewingAgeOf(viewer), content.rating)) return refuse('RATED_ABOVE_PROFILE');
    return answer(presentContent(content, snapshot, dayOf(now())));
  };
