import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '../platform/api.ts';
import { watchVisibility } from '../platform/window.ts';
import type { ShellData } from './shell-data.ts';

/** Whether the account is entitled to another plan than the page shows. A call that fails is reported, and changes nothing. */
export const hasOtherPlan = async (shown: string | null): Promise<boolean> => {
  try {
    return ((await api.getEntitlement()).entitlement?.plan ?? null) !== shown;
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    return false;
  }
};

/** Loads the page again when its tab is shown after a plan has begun or ended elsewhere (SU-57, SU-92). */
export const useFreshEntitlement = (person: ShellData['person']): void => {
  const { revalidate } = useRevalidator();
  const isAsked = person !== null && !person.isPartnerBilled;
  const look = useEffectEvent(async (): Promise<void> => {
    if (person && (await hasOtherPlan(person.plan))) await revalidate();
  });
  useEffect(() => (isAsked ? watchVisibility((visible) => visible && void look()) : undefined), [isAsked]);
};
