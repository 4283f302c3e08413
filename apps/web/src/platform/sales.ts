import { onCallFailed } from './call-failures.ts';
import { api } from './api.ts';

/** The platform of this application, as the menu names it (HF-58). */
const PLATFORM = 'web';

/** Whether subscriptions are sold still, which may have changed since the page was made (SU-77, SU-78). */
export const salesNow = (): Promise<'active' | 'inactive' | 'unknown'> =>
  api
    .getSmsConfig({ id: PLATFORM })
    .then(({ sgw_v3_status }) => sgw_v3_status)
    .catch(onCallFailed(() => 'unknown'));
