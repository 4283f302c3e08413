import type { Playback } from '@madang/contract/playback/playback.contract.ts';
import type { Protection } from '@madang/player/protection.ts';

/** How a film is encrypted, in the player's own words; nothing of one in the clear. */
export const protectionOf = (protection: Playback['protection']): { readonly protection?: Protection } => {
  if (protection === null) return {};
  const { scheme, key_systems } = protection;
  const keySystems = key_systems.map(({ name, licence_url: licenceUrl, certificate_url: certificateUrl }) => ({
    name,
    licenceUrl,
    certificateUrl,
  }));
  return { protection: { scheme, keySystems } };
};
