import { describe, expect, it } from 'vitest';
import { joinDocumentId, splitDocumentId } from './document-id.ts';

describe('a stored document id', () => {
  it.each([
    ['4567890_LP', { number: '4567890', state: 'LP' }],
    ['4567890', { number: '4567890', state: null }],
  ])('%s is written and read back', (stored, id) => {
    expect(joinDocumentId(id)).toBe(stored);
    expect(splitDocumentId(stored)).toEqual(id);
  });

  it('reads a separator without a state as the number alone', () => {
    expect(splitDocumentId('4567890_')).toEqual({ number: '4567890', state: null });
  });
});
