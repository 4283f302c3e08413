import type { PrivacyState } from '@madang/contract/privacy/privacy.contract.ts';
import { mayBeSold } from '@madang/domain/privacy/sale.ts';
import { mayBeCounted } from '@madang/domain/privacy/statistics.ts';
import { type Viewer, findViewingAge } from '../use-case/viewer.ts';

export const presentPrivacy = (viewer: Viewer): PrivacyState => {
  const { signal, choices } = viewer.privacy;
  return {
    signal,
    sale: { choice: choices.sale, allowed: mayBeSold(viewer.privacy, findViewingAge(viewer)) },
    statistics: { choice: choices.statistics, allowed: mayBeCounted(choices, viewer.country) },
  };
};
