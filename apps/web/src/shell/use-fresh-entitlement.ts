import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { api } from '../platform/api.ts';
import { watchVisibility } from '../platform/window.ts';
import type { ShellData } from './shell-data.ts';

/** Whether the account is entitled to another plan than the page shows. A call that fails is reported, and changes nothing. */
export const hasOtherPlan = (shown: string | null): Promise<boolean> =>
  api
    .getEntitlement()
    .then(({ entitlement }) => (entitlement?.plan ?? null) !== shown)
    .catch(onCallFailed(() => false));

/** Loads the page again when its tab is shown after a plan has begun or ended elsewhere (SU-57, SU-92). */
export const useFreshEntitlement = (person: ShellData['person']): void => {
  const { revalidate } = useRevalidator();
  const isAsked = person !== null && !person.isPartnerBilled;
  const look = useEffectEvent(async (): Promise<void> => {
    if (person && (await hasOtherPlan(person.plan))) await revalidate();
  });
  useEffect(() => (isAsked ? watchVisibility((visible) => visible && void look()) : undefined), [isAsked]);
};
