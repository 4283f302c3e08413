import type { SignedUrl } from '@madang/contract/playback/playback.contract.ts';
import { HEARTBEAT_SECONDS } from '@madang/domain/playback/lease.ts';

/** An address with the times of its life; instants in milliseconds since 1970. */
export const presentSignedUrl = (address: string, expiresAt: number, now: number): SignedUrl => ({
  manifest_url: address,
  expires_at: new Date(expiresAt).toISOString(),
  valid_for: Math.floor((expiresAt - now) / 1000),
  renew_after: HEARTBEAT_SECONDS,
});
