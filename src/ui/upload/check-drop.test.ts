import { describe, expect, it } from 'vitest';
import { checkDrop, type DropRules } from './check-drop.ts';
import { DEFAULT_MAX_FILES, DOCUMENT_UPLOAD } from './upload-rules.ts';

const MB = 1_000_000;
const rules: DropRules = {
  present: 0,
  allowedMaxFiles: DEFAULT_MAX_FILES,
  multiple: true,
  maxBytes: DOCUMENT_UPLOAD.maxBytes,
};
const files = (...sizes: number[]) => sizes.map((size, at) => ({ name: `${at + 1}.pdf`, size }));
const names = (accepted: readonly { name: string }[]) => accepted.map(({ name }) => name);

describe('the number of files', () => {
  it('is three by default', () => {
    expect(checkDrop(files(1, 1, 1), rules).warnings).toEqual([]);
    expect(checkDrop(files(1, 1, 1, 1), rules)).toEqual({ accepted: [], warnings: [{ code: 'limit', limit: 3 }] });
  });

  it('includes existing files, and nothing is accepted when there would be too many', () => {
    expect(names(checkDrop(files(1), { ...rules, present: 2 }).accepted)).toEqual(['1.pdf']);
    expect(checkDrop(files(1, 1), { ...rules, present: 2 })).toEqual({
      accepted: [],
      warnings: [{ code: 'limit', limit: 3 }],
    });
  });

  it('never exceeds ten, whatever the field allows', () => {
    const generous = { ...rules, allowedMaxFiles: 50 };
    expect(checkDrop(files(1), { ...generous, present: 9 }).accepted).toHaveLength(1);
    expect(checkDrop(files(1), { ...generous, present: 10 }).warnings).toEqual([{ code: 'limit', limit: 10 }]);
  });

  it('is one per drop unless the field takes several, but several in all', () => {
    const single = { ...rules, multiple: false };
    expect(checkDrop(files(1, 1), single)).toEqual({ accepted: [], warnings: [{ code: 'oneAtATime' }] });
    expect(checkDrop(files(1), { ...single, present: 2 }).accepted).toHaveLength(1);
  });
});

describe('the size', () => {
  it('of one file may be five million bytes and no more', () => {
    expect(checkDrop(files(5 * MB), rules).accepted).toHaveLength(1);
    expect(checkDrop(files(5 * MB + 1), rules)).toEqual({
      accepted: [],
      warnings: [{ code: 'tooLarge', names: ['1.pdf'] }],
    });
  });

  it('of one too large does not exclude the others', () => {
    const { accepted, warnings } = checkDrop(files(6 * MB, 4 * MB), rules);
    expect(names(accepted)).toEqual(['2.pdf']);
    expect(warnings).toEqual([{ code: 'tooLarge', names: ['1.pdf'] }]);
  });

  it('of the whole drop stays within the limit times its files, and those beyond are skipped', () => {
    const { accepted, warnings } = checkDrop(files(4 * MB, 8 * MB, 4 * MB), rules);
    expect(names(accepted)).toEqual(['1.pdf']);
    expect(warnings).toEqual([
      { code: 'tooLarge', names: ['2.pdf'] },
      { code: 'totalSize', names: ['3.pdf'] },
    ]);
  });

  it('of the whole drop is never exceeded by files that are each small enough', () => {
    expect(checkDrop(files(5 * MB, 5 * MB, 5 * MB), rules).accepted).toHaveLength(3);
  });
});
