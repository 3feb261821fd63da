import { createHash, createHmac } from 'node:crypto';

export interface S3Place {
  /** Address of the object, without a query. */
  readonly url: URL;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

interface Presigned {
  readonly method: 'GET' | 'PUT';
  /** Sent exactly so, or the store refuses the request; names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly now: Date;
}

/**
 * A request to an S3-compatible store that needs no further secret (signature version 4 in the query). The headers are
 * signed too: length and type of what is sent are part of the permission.
 */
export function presign({ url, region, accessKey, secretKey }: S3Place, request: Presigned): string {
  const stamp = request.now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = [stamp.slice(0, 8), region, 's3', 'aws4_request'];
  const signed = Object.entries({ ...request.headers, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [accessKey, ...scope].join('/'),
    'X-Amz-Date': stamp,
    'X-Amz-Expires': String(request.seconds),
    'X-Amz-SignedHeaders': signed.map(([name]) => name).join(';'),
  })
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query,
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    signed.map(([name]) => name).join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce((secret: string | Buffer, part) => hmac(secret, part), `AWS4${secretKey}`);
  return `${url.origin}${url.pathname}?${query}&X-Amz-Signature=${hmac(key, toSign).toString('hex')}`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** Stricter than the language's own: everything but letters, digits and four marks. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
