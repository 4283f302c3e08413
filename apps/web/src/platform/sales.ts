import { api, isCallFailed } from './api.ts';

/** The platform of this application, as the menu names it (HF-58). */
const PLATFORM = 'web';

/** Whether subscriptions are sold still, which may have changed since the page was made (SU-77, SU-78). */
export const salesNow = async (): Promise<'active' | 'inactive' | 'unknown'> => {
  try {
    return (await api.getSmsConfig({ id: PLATFORM })).sgw_v3_status;
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    return 'unknown';
  }
};
