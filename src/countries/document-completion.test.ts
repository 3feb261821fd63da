import { describe, expect, it } from 'vitest';
import { documentCompletion } from './document-completion.ts';

const slots = [
  { type: 'licence', required: true, completedBy: 'file' },
  { type: 'securityInducction', required: true, completedBy: 'dates' },
  { type: 'ctpat', required: false, completedBy: 'file' },
] as const;
const nothing = { files: new Set<string>(), dated: new Set<string>(), hasPhoto: false };

describe('documents are complete', () => {
  it('not at all when nothing is there', () => {
    expect(documentCompletion(slots, nothing)).toBe(0);
  });

  it('to a third for each of two documents and the photo', () => {
    expect(documentCompletion(slots, { ...nothing, files: new Set(['licence']) })).toBeCloseTo(1 / 3);
    expect(documentCompletion(slots, { ...nothing, hasPhoto: true })).toBeCloseTo(1 / 3);
    const both = { files: new Set(['licence']), dated: new Set(['securityInducction']) };
    expect(documentCompletion(slots, { ...both, hasPhoto: false })).toBeCloseTo(2 / 3);
    expect(documentCompletion(slots, { ...both, hasPhoto: true })).toBe(1);
  });

  it('by both dates of the security induction, with or without a file', () => {
    expect(documentCompletion(slots, { ...nothing, files: new Set(['securityInducction']) })).toBe(0);
  });

  it('without regard to what is not required', () => {
    expect(documentCompletion(slots, { ...nothing, files: new Set(['ctpat']) })).toBe(0);
  });

  it('by a photo alone where no document is required', () => {
    expect(documentCompletion([], { ...nothing, hasPhoto: true })).toBe(1);
  });
});
