import { describe, expect, it } from 'vitest';
import { createId, idShape } from './ids.ts';

describe('an id', () => {
  it('is a UUID of version 7', () => {
    expect(createId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(idShape.safeParse(createId()).success).toBe(true);
  });

  it('sorts by the time it was created', () => {
    const random = new Uint8Array(10).fill(255);
    expect(createId(1_000, random) < createId(1_001, new Uint8Array(10))).toBe(true);
  });

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 5_000 }, () => createId(42))).size).toBe(5_000);
  });
});
