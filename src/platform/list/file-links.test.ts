import { describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { withFileLinks } from './file-links.ts';
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

describe('files in a list', () => {
  it('become links where there is a file, and stay empty where there is none', () => {
    const reply = JSON.parse(withFileLinks(body, { ...freightSource, files: ['photo'] }, context));
    expect(reply).toEqual({
      freights: [
        { code: 'a', photo: expect.stringContaining(`/files/${photo}/content?`) },
        { code: 'b', photo: null },
      ],
      totalRegistry: 2,
    });
  });

  it('leave the reply of other lists as the database wrote it', () => {
    expect(withFileLinks(body, freightSource, context)).toBe(body);
  });
});
