import type { Playback } from '@madang/contract/playback/playback.contract.ts';
import type { Protection } from '@madang/player/protection.ts';

/** Encryption of a film in the player's terms. Empty for an unencrypted one. */
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
