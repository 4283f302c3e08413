import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteRange } from './media-storage.ts';

/** A bucket of a store that speaks S3. Without an endpoint it is Amazon's. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface StoredObject {
  readonly size: number;
  /** Of an object that was sent in one piece, the MD5 of its bytes in most stores. */
  readonly etag: string;
}

export interface S3Bucket {
  /** Where viewers are sent to, for the policy of pages. */
  readonly origin: string;
  /** Null when there is no such object. */
  find(key: string): Promise<StoredObject | null>;
  /** Null when there is no such object, or when it is still the one with the ETag. */
  get(
    key: string,
    options?: { readonly range?: ByteRange | undefined; readonly unless?: string | undefined },
  ): Promise<StoredBody | null>;
  /** Sends an object and throws when it did not arrive as it is. */
  put(key: string, body: Buffer, headers: { readonly contentType: string; readonly cacheControl: string }): Promise<void>;
  /** An address at which the object can be read for `seconds` from `signedAt`, in milliseconds since 1970. */
  address(key: string, signedAt: number, seconds: number): Promise<string>;
  close(): void;
}

interface StoredBody {
  readonly etag: string;
  readonly body: Readable;
}

/** A viewer's request ends after 30 s; the store has its chance three times within. Milliseconds. */
const CONNECT_MS = 2000;
const ANSWER_MS = 8000;
const ATTEMPTS = 3;

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const orNull =
  (...statuses: readonly number[]) =>
  (error: unknown): null => {
    if (statuses.includes(statusOf(error) ?? 0)) return null;
    throw error;
  };

const originOf = ({ bucket, region, endpoint }: S3Settings) =>
  endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin;

/** A bucket through the store's standard client, with an end to every wait. */
export const s3Bucket = (settings: S3Settings): S3Bucket => {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's seldom have a host name for every bucket, and some know no checksums but MD5.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });

  const find: S3Bucket['find'] = async (Key) => {
    const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(orNull(404));
    return found && { size: found.ContentLength ?? 0, etag: found.ETag ?? '' };
  };

  return {
    origin: originOf(settings),
    find,

    get: async (Key, { range, unless } = {}) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client.send(new GetObjectCommand({ Bucket, Key, Range, IfNoneMatch: unless })).catch(orNull(304, 404));
      return found && { etag: found.ETag ?? '', body: found.Body as Readable };
    },

    put: async (Key, Body, { contentType, cacheControl }) => {
      const md5 = createHash('md5').update(Body).digest();
      const sent = {
        Bucket,
        Key,
        Body,
        ContentMD5: md5.toString('base64'),
        ContentType: contentType,
        CacheControl: cacheControl,
      };
      const { ETag } = await client.send(new PutObjectCommand(sent));
      if (ETag === `"${md5.toString('hex')}"`) return;
      // Stores that encrypt name their objects otherwise. They have compared the MD5 too, if they know it; the length is left.
      const stored = await find(Key);
      if (stored?.size !== Body.length) throw new Error(`${Key} did not arrive whole in ${Bucket}.`);
    },

    address: (Key, signedAt, expiresIn) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn, signingDate: new Date(signedAt) }),

    close: () => client.destroy(),
  };
};
