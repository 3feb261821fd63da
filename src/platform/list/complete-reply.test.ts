import { describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { completeReply } from './complete-reply.ts';
import { freightSource } from './freight.fixture.ts';
import type { ListContext } from './list-source.ts';

const context = { services: { config: { FILES_SECRET: 'x'.repeat(32) } }, now: new Date() } as ListContext;
const photo = createId();
const body = JSON.stringify({
  freights: [
    { code: 'a', photo },
    { code: 'b', photo: null },
  ],
  totalRegistry: 2,
});

describe('the reply of a list', () => {
  it('has links where there is a file, and stays empty where there is none', async () => {
    const reply = JSON.parse(await completeReply(body, { ...freightSource, files: ['photo'] }, context));
    expect(reply).toEqual({
      freights: [
        { code: 'a', photo: expect.stringContaining(`/files/${photo}/content?`) },
        { code: 'b', photo: null },
      ],
      totalRegistry: 2,
    });
  });

  it('names the city nearest to a position', async () => {
    const seen = JSON.stringify({ freights: [{ seen: { lat: -32.95, lng: -60.66 } }, { seen: null }] });
    const reply = JSON.parse(await completeReply(seen, { ...freightSource, positions: ['seen'] }, context));
    expect(reply.freights).toEqual([{ seen: { lat: -32.95, lng: -60.66, city: 'Rosario' } }, { seen: null }]);
  });

  it('is left as the database wrote it where there are neither', async () => {
    expect(await completeReply(body, freightSource, context)).toBe(body);
  });
});
