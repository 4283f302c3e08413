import type { ProductSettings } from '../settings/product-settings.ts';

/** Where players ask for licences and certificates, for the policy of pages. */
export const licenceOrigins = ({ protection }: Pick<ProductSettings, 'protection'>): readonly string[] => {
  const addresses = (protection?.licenceServers ?? []).flatMap(({ licenceUrl, certificateUrl }) => [
    licenceUrl,
    ...(certificateUrl === null ? [] : [certificateUrl]),
  ]);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};
