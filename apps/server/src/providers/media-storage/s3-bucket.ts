import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ByteRange } from '../../ports/media.ts';

/** A bucket of an S3-compatible store. Without an endpoint it is Amazon S3. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface StoredObject {
  readonly size: number;
  /** In most stores the MD5 of the bytes, for an object of a single-part upload. */
  readonly etag: string;
}

export interface S3Bucket {
  /** Origin of the signed URLs, for the Content-Security-Policy. */
  readonly origin: string;
  /** HEAD of an object, null when it does not exist. */
  find(key: string): Promise<StoredObject | null>;
  /** Null when the object does not exist, or still has the ETag `unless` (If-None-Match). */
  get(
    key: string,
    options?: { readonly range?: ByteRange | undefined; readonly unless?: string | undefined },
  ): Promise<StoredBody | null>;
  /** Uploads an object. Throws when the stored object differs from what was sent. */
  put(key: string, body: Buffer, headers: { readonly contentType: string; readonly cacheControl: string }): Promise<void>;
  /** Signed URL of the object, valid for `seconds` from `signedAt` (milliseconds since 1970). */
  address(key: string, signedAt: number, seconds: number): Promise<string>;
  close(): void;
}

interface StoredBody {
  readonly etag: string;
  readonly body: Readable;
}

/** Timeouts in milliseconds: three attempts fit into the 30 seconds of a viewer's request. */
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

/** Bucket access through the AWS SDK, with a timeout on every call. */
export const s3Bucket = (settings: S3Settings): S3Bucket => {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores rarely support virtual-hosted buckets, and some know no checksum but MD5
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
      // Server-side encryption changes the ETag. The store has verified Content-MD5 if it knows it, so check the size
      const stored = await find(Key);
      if (stored?.size !== Body.length) throw new Error(`${Key} did not arrive whole in ${Bucket}.`);
    },

    address: (Key, signedAt, expiresIn) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn, signingDate: new Date(signedAt) }),

    close: () => client.destroy(),
  };
};
