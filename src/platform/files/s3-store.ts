import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
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
export function createS3Store(config: S3Config): FileStore {
  let loading: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const s3 = () => {
    loading ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: createClient(sdk, config) }));
    return loading;
  };
  const at = (key: string) => ({ Bucket: config.S3_BUCKET, Key: `${PREFIX}${checkedKey(key)}` });

  return {
    put: async (key, content, contentType) => {
      const { sdk, client } = await s3();
      const command = new sdk.PutObjectCommand({ ...at(key), Body: content, ContentType: contentType });
      await orUnavailable(client.send(command));
    },

    read: async (key) => {
      const { sdk, client } = await s3();
      const command = new sdk.GetObjectCommand(at(key));
      try {
        const { Body, ContentLength } = await client.send(command);
        return { stream: Body as Readable, size: ContentLength ?? 0 };
      } catch (cause) {
        if (cause instanceof sdk.S3ServiceException && cause.$metadata.httpStatusCode === 404) return undefined;
        throw fileErrors.unavailable({ cause, retryAfter: 5 });
      }
    },

    presignPut: (key, { contentType, size, seconds, now }) => {
      const headers = { 'content-type': contentType, 'content-length': String(size) };
      return presign(placeOf(config, `${PREFIX}${checkedKey(key)}`), { method: 'PUT', headers, seconds, now });
    },

    remove: async (key) => {
      const { sdk, client } = await s3();
      await orUnavailable(client.send(new sdk.DeleteObjectCommand(at(key))));
    },

    sweep: async (before, known) => {
      const { sdk, client } = await s3();
      let removed = 0;
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: config.S3_BUCKET, Prefix: PREFIX })) {
        const old = (page.Contents ?? [])
          .filter((object) => object.LastModified && object.LastModified < before)
          .map((object) => (object.Key ?? '').slice(PREFIX.length))
          .filter(isKey);
        if (old.length === 0) continue;
        const kept = await known(old);
        for (const key of old.filter((each) => !kept.has(each))) {
          await client.send(new sdk.DeleteObjectCommand(at(key)));
          removed += 1;
        }
      }
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

async function orUnavailable(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    throw fileErrors.unavailable({ cause, retryAfter: 5 });
  }
}
