import type { RequestedCampaign } from '@madang/contract/billing/campaigns.contract.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { ignoreFailure } from '#app/platform/call-failures.ts';
import { useCall } from '#app/platform/use-call.ts';

type State = 'asked' | 'missing' | 'malformed' | 'failed' | 'eligible' | 'elsewhere';

/**
 * After mount, asks whether a campaign wants the account's postal code, and submits it. A failed lookup shows no
 * campaign.
 */
export const useZipCampaign = () => {
  const [campaign, setCampaign] = useState<RequestedCampaign | null>(null);
  const [state, setState] = useState<State>('asked');
  const { busy, run } = useCall();

  useEffect(
    () =>
      abortOnCleanup((signal) =>
        api
          .getZipCampaign()
          .then((found) => {
            if (!signal.aborted && found.active) setCampaign(found);
          })
          .catch(ignoreFailure),
      ),
    [],
  );

  const tell = async (id: string, zip: string): Promise<void> => {
    if (busy) return;
    if (zip === '') return setState('missing');
    const call = async () => {
      const { eligible } = await api.addCampaignAnswer({ campaign_id: id, fields: { zip } });
      setState(eligible ? 'eligible' : 'elsewhere');
    };
    await run(call, { onFailure: ({ reason }) => setState(reason === 'INPUT_INVALID' ? 'malformed' : 'failed') });
    return undefined;
  };

  return {
    campaign,
    state,
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const zip = new FormData(event.currentTarget).get('zip');
      const id = campaign?.campaign_id ?? null;
      if (id !== null) void tell(id, typeof zip === 'string' ? zip.trim() : '');
    },
  };
};
