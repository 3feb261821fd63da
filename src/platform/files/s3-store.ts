import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import type { CircuitBreakers } from '../net/circuit-breaker.ts';
import { fileErrors } from './file-errors.ts';
import { checkedKey, type FileStore, isKey } from './file-store.ts';
import { presign, type S3Place } from './s3-presign.ts';

/** The bucket may contain other things; everything below this prefix is ours. */
const PREFIX = 'tropeiro/files/';
const CONNECT_TIMEOUT_MS = 3_000;
/** Short enough that an upload that is tried twice is answered before the deadline of its request. */
const REQUEST_TIMEOUT_MS = 6_000;
const TRIES = 2;

export type S3Config = Pick<Config, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Any S3-compatible store. The client library is large and only loaded when the first file needs it. */
export function createS3Store(config: S3Config, outside: CircuitBreakers): FileStore {
  let loading: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const s3 = () => {
    loading ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: createClient(sdk, config) }));
    return loading;
  };
  /** Every request to the bucket goes this way. */
  const use = async <T>(work: (client: S3Client, sdk: Sdk) => Promise<T>): Promise<T> => {
    const { sdk, client } = await s3();
    try {
      return await outside.call('files', () => work(client, sdk));
    } catch (cause) {
      throw fileErrors.unavailable({ cause, retryAfter: 5 });
    }
  };
  const at = (key: string) => ({ Bucket: config.S3_BUCKET, Key: `${PREFIX}${checkedKey(key)}` });

  return {
    put: async (key, content, contentType) => {
      const object = { ...at(key), Body: content, ContentType: contentType };
      await use((client, sdk) => client.send(new sdk.PutObjectCommand(object)));
    },

    read: async (key) => {
      const object = at(key);
      const found = await use((client, sdk) =>
        client.send(new sdk.GetObjectCommand(object)).catch((cause: unknown) => {
          if (isMissing(sdk, cause)) return undefined;
          throw cause;
        }),
      );
      return found && { stream: found.Body as Readable, size: found.ContentLength ?? 0 };
    },

    presignPut: (key, { contentType, size, seconds, now }) => {
      const headers = { 'content-type': contentType, 'content-length': String(size) };
      return presign(placeOf(config, `${PREFIX}${checkedKey(key)}`), { method: 'PUT', headers, seconds, now });
    },

    remove: async (key) => {
      const object = at(key);
      await use((client, sdk) => client.send(new sdk.DeleteObjectCommand(object)));
    },

    sweep: async (before, known) => {
      let removed = 0;
      let from: string | undefined;
      do {
        const request = { Bucket: config.S3_BUCKET, Prefix: PREFIX, ContinuationToken: from };
        const page = await use((client, sdk) => client.send(new sdk.ListObjectsV2Command(request)));
        from = page.NextContinuationToken;
        const old = (page.Contents ?? [])
          .filter((object) => object.LastModified && object.LastModified < before)
          .map((object) => (object.Key ?? '').slice(PREFIX.length))
          .filter(isKey);
        if (old.length === 0) continue;
        const kept = await known(old);
        for (const key of old.filter((each) => !kept.has(each))) {
          const object = at(key);
          await use((client, sdk) => client.send(new sdk.DeleteObjectCommand(object)));
          removed += 1;
        }
      } while (from !== undefined);
      return removed;
    },
  };
}

/** The address of an object, as the client library would build it. */
function placeOf({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }: S3Config, key: string): S3Place {
  const root = S3_ENDPOINT
    ? `${S3_ENDPOINT.replace(/\/$/, '')}/${S3_BUCKET}`
    : `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`;
  const access = { accessKey: S3_ACCESS_KEY ?? '', secretKey: S3_SECRET_KEY ?? '' };
  return { url: new URL(`${root}/${key}`), region: S3_REGION, ...access };
}

function createClient(sdk: Sdk, config: S3Config): S3Client {
  return new sdk.S3Client({
    region: config.S3_REGION,
    // Stores other than Amazon's rarely have a host name per bucket.
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    credentials: { accessKeyId: config.S3_ACCESS_KEY ?? '', secretAccessKey: config.S3_SECRET_KEY ?? '' },
    // Compatible stores often do not support the newer checksums that the library adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });
}

function isMissing(sdk: Sdk, cause: unknown): boolean {
  return cause instanceof sdk.S3ServiceException && cause.$metadata.httpStatusCode === 404;
}
