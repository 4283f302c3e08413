import type { AskedCampaign } from '@madang/contract/billing/campaigns.contract.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';

type State = 'asked' | 'missing' | 'malformed' | 'failed' | 'eligible' | 'elsewhere';

/**
 * After mount, asks whether a campaign wants the account's postal code, and submits it. A failed lookup shows no
 * campaign.
 */
export const useZipCampaign = () => {
  const [campaign, setCampaign] = useState<AskedCampaign | null>(null);
  const [state, setState] = useState<State>('asked');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      try {
        const asked = await api.getZipCampaign();
        if (!isGone && asked.active) setCampaign(asked);
      } catch (error) {
        if (!isCallFailed(error)) throw error;
      }
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);

  const tell = async (id: string, zip: string): Promise<void> => {
    if (busy) return;
    if (zip === '') return setState('missing');
    setBusy(true);
    try {
      const { eligible } = await api.addCampaignAnswer({ campaign_id: id, fields: { zip } });
      setState(eligible ? 'eligible' : 'elsewhere');
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setState(error.reason === 'INPUT_INVALID' ? 'malformed' : 'failed');
    } finally {
      setBusy(false);
    }
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
