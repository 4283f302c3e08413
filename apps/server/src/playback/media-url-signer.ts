import { createHmac, timingSafeEqual } from 'node:crypto';
import { allow, type Decision, refuse } from '@madang/domain/shared/decision.ts';
import { parseAddress, readClaims, writeAddress, writeClaims, type MediaClaims } from '@madang/streaming/signed-url.ts';

/** A grant with the requested file, relative to the asset. */
export type ClaimedFile = MediaClaims & Readonly<{ file: string }>;

const sealOf = (payload: string, secret: string) => createHmac('sha256', secret).update(payload).digest('base64url');

/** Compared as text: the last letter of base64url has spare bits, and two spellings of one seal are one too many. */
const isSame = (seal: string, expected: string) =>
  seal.length === expected.length && timingSafeEqual(Buffer.from(seal), Buffer.from(expected));

/** The address of the master playlist that plays the asset until the grant ends. */
export const signMediaAddress = (grant: MediaClaims, secret: string): string => {
  const payload = Buffer.from(writeClaims(grant)).toString('base64url');
  return writeAddress(payload, sealOf(payload, secret), grant.assetId);
};

/** The address below which the files of the asset lie until the grant ends; without a slash at its end. */
export const signFolderAddress = (grant: MediaClaims, secret: string): string =>
  signMediaAddress(grant, secret).replace(/\/[^/]*$/, '');

const invalid = refuse('MEDIA_ADDRESS_INVALID');

/** Verifies the signature of a path and returns its claims, expired or not. Takes the raw path without its query, undecoded. */
export const readMediaAddress = (path: string, secret: string): Decision<ClaimedFile, 'MEDIA_ADDRESS_INVALID'> => {
  const address = parseAddress(path);
  if (!address) return invalid;
  if (!isSame(address.seal, sealOf(address.payload, secret))) return invalid;
  const grant = readClaims(Buffer.from(address.payload, 'base64url').toString('utf8'));
  if (!grant || grant.assetId !== address.assetId) return invalid;
  return allow({ ...grant, file: address.file });
};

/** Whether the path of a request was signed by us, is for this asset and has not run out at `now`, in milliseconds since 1970 (PL-43). */
export const verifyMediaAddress = (path: string, secret: string, now: number): Decision<ClaimedFile, 'MEDIA_ADDRESS_INVALID'> => {
  const granted = readMediaAddress(path, secret);
  return granted.ok && granted.value.expiresAt <= now ? invalid : granted;
};
