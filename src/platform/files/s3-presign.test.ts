import { expect, it } from 'vitest';
import { presign } from './s3-presign.ts';

const PLACE = {
  url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const DAY = { seconds: 86_400, now: new Date('2013-05-24T00:00:00Z') };

it('signs as the published example of the protocol', () => {
  const address = new URL(presign(PLACE, { method: 'GET', headers: {}, ...DAY }));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  });
});

it('signs length and type of what is sent', () => {
  const of = (headers: Record<string, string>) =>
    new URL(presign(PLACE, { method: 'PUT', headers, ...DAY })).searchParams;
  const right = of({ 'content-type': 'application/pdf', 'content-length': '10' });
  expect(right.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  const others = [
    { 'content-type': 'text/html', 'content-length': '10' },
    { 'content-type': 'application/pdf', 'content-length': '11' },
  ];
  for (const other of others) expect(of(other).get('X-Amz-Signature')).not.toBe(right.get('X-Amz-Signature'));
});
