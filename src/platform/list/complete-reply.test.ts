import { describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { productCities } from '../places/city-index.ts';
import { type Completion, completeReply } from './complete-reply.ts';
import { freightSource } from './freight.fixture.ts';
import type { ListContext } from './list-source.ts';

const config = { FILES_SECRET: 'x'.repeat(32) };
const services = { config } as unknown as ListContext['services'];
const context: Completion = { services, now: new Date(), cities: await productCities() };
const photo = createId();
const body = JSON.stringify({
  freights: [
    { code: 'a', photo },
    { code: 'b', photo: null },
  ],
  totalRegistry: 2,
});

describe('the reply of a list', () => {
  it('has links where there is a file, and stays empty where there is none', () => {
    const reply = JSON.parse(completeReply(body, { ...freightSource, files: ['photo'] }, context));
    expect(reply).toEqual({
      freights: [
        { code: 'a', photo: expect.stringContaining(`/files/${photo}/content?`) },
        { code: 'b', photo: null },
      ],
      totalRegistry: 2,
    });
  });

  it('names the city nearest to a position', () => {
    const seen = JSON.stringify({ freights: [{ seen: { lat: -32.95, lng: -60.66 } }, { seen: null }] });
    const reply = JSON.parse(completeReply(seen, { ...freightSource, positions: ['seen'] }, context));
    expect(reply.freights).toEqual([{ seen: { lat: -32.95, lng: -60.66, city: 'Rosario' } }, { seen: null }]);
  });

  it('is left as the database wrote it where there are neither', () => {
    expect(completeReply(body, freightSource, context)).toBe(body);
  });
});
