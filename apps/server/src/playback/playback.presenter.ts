import type { SignedUrl, Protection as WireProtection } from '@madang/contract/playback/playback.contract.ts';
import { HEARTBEAT_SECONDS } from '@madang/domain/playback/lease.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { isProtected, keySystemsFor } from '@madang/domain/playback/protection.ts';
import type { ProductSettings } from '../settings/product-settings.ts';

/** How a player decrypts a content. Null for one that is served in the clear. */
export const presentProtection = (
  { protection }: Pick<ProductSettings, 'protection'>,
  content: Content,
  purpose: 'watch' | 'download',
): WireProtection | null => {
  if (protection === null || !isProtected(content)) return null;
  const key_systems = keySystemsFor(protection, purpose).map((name) => {
    const server = protection.licenceServers.find(({ keySystem }) => keySystem === name);
    return { name, licence_url: server?.licenceUrl ?? null, certificate_url: server?.certificateUrl ?? null };
  });
  return { scheme: 'cbcs', key_systems };
};

/** An address with the times of its life; instants in milliseconds since 1970. */
export const presentSignedUrl = (address: string, expiresAt: number, now: number): SignedUrl => ({
  manifest_url: address,
  expires_at: new Date(expiresAt).toISOString(),
  valid_for: Math.floor((expiresAt - now) / 1000),
  renew_after: HEARTBEAT_SECONDS,
});
