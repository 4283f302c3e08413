import { normalUserCode } from '@madang/domain/tv-sign-in/user-code.ts';

/** What a television says of itself in the address of its QR code (RT-60). */
export interface TvQuery {
  readonly deviceId: string;
  readonly deviceType: string;
  readonly deviceModel: string;
  readonly deviceVersion: string;
}

/** A television that was scanned and waits for an answer. */
export interface BegunTvRequest {
  readonly code: string;
  readonly device: TvQuery;
}

/** Session data with an end is dropped after ten minutes (TV-12). */
const KEPT_MS = 600_000;

/** Code and device in an address. Each is null when missing or incomplete. */
export const tvRequestIn = (search: string): { readonly code: string | null; readonly device: TvQuery | null } => {
  const query = new URLSearchParams(search);
  const parameter = (name: keyof TvQuery) => query.get(name)?.trim().slice(0, 80) ?? '';
  const device = {
    deviceId: parameter('deviceId'),
    deviceType: parameter('deviceType'),
    deviceModel: parameter('deviceModel'),
    deviceVersion: parameter('deviceVersion'),
  };
  const isWhole = Object.values(device).every((value) => value !== '');
  return { code: normalUserCode(query.get('code') ?? ''), device: isWhole ? device : null };
};

/** The stored request with its time, in milliseconds since 1970. */
export const stampTvRequest = (request: BegunTvRequest, now: number) => ({ ...request, storedAt: now });

/** Parses a stored request. Null when expired or malformed. */
export const freshTvRequest = (stored: unknown, now: number): BegunTvRequest | null => {
  const { code, device, storedAt } = (stored ?? {}) as Partial<ReturnType<typeof stampTvRequest>>;
  if (typeof code !== 'string' || typeof device !== 'object' || typeof storedAt !== 'number') return null;
  const age = now - storedAt;
  return age >= 0 && age < KEPT_MS ? { code, device } : null;
};
