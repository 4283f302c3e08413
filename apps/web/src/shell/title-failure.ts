import { data } from 'react-router';
import { onCallFailed } from '../platform/call-failures.ts';

/** What the loader of a title's page does about a failed call: null below the age rating, 404, or the error page. */
export const answerTitleFailure = onCallFailed((failure) => {
  const { reason, status } = failure;
  if (reason === 'RATED_ABOVE_PROFILE') return data(null, { status });
  if (reason === 'CONTENT_NOT_FOUND' || reason === 'INPUT_INVALID') throw data(null, { status: 404 });
  throw failure;
});
