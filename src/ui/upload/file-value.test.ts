import { describe, expect, it } from 'vitest';
import { itemsOf, withItem, withItemBack, withName, withoutItem } from './file-value.ts';

const soat = { url: '/a', fileName: 'soat.pdf' };
const ruat = { url: '/b', fileName: 'ruat.pdf' };

describe('the value of an upload', () => {
  it('may be an address, one file, a list or nothing, and is shown as a list', () => {
    expect(itemsOf('https://files.example/c%C3%A9dula%20verde.jpg?v=2')).toEqual([
      { url: 'https://files.example/c%C3%A9dula%20verde.jpg?v=2', fileName: 'cédula verde.jpg' },
    ]);
    expect(itemsOf(soat)).toEqual([soat]);
    expect(itemsOf([soat, ruat])).toEqual([soat, ruat]);
    expect(itemsOf(null)).toEqual([]);
    expect(itemsOf('')).toEqual([]);
  });

  it('takes an address that is not a valid URL as it is', () => {
    expect(itemsOf('/files/100%.pdf')[0]?.fileName).toBe('100%.pdf');
    expect(itemsOf('data:image/png;base64,AA==')[0]?.fileName).toBe('');
  });

  it('becomes a list when files are added, unless the field takes only one', () => {
    expect(withItem(null, soat, 3)).toEqual([soat]);
    expect(withItem('/x/old.pdf', soat, 3)).toEqual([{ url: '/x/old.pdf', fileName: 'old.pdf' }, soat]);
    expect(withItem([soat], ruat, 3)).toEqual([soat, ruat]);
    expect(withItem(null, soat, 1)).toEqual(soat);
  });
});

describe('removing', () => {
  it('from a list drops by position', () => {
    expect(withoutItem([soat, ruat, soat], 1)).toEqual({ value: [soat, soat] });
  });

  it('an address is also reported as removed', () => {
    expect(withoutItem('/x/old.pdf', 0)).toEqual({ value: null, report: 'removed' });
  });

  it('a single file leaves null', () => {
    expect(withoutItem(soat, 0)).toEqual({ value: null });
  });

  it('can be undone without losing what was added in the meantime', () => {
    const crlv = { url: '/c', fileName: 'crlv.pdf' };
    expect(withItemBack([ruat, crlv], [soat, ruat], 0, 3)).toEqual([soat, ruat, crlv]);
    expect(withItemBack(null, '/x/old.pdf', 0, 1)).toBe('/x/old.pdf');
    expect(withItemBack(null, soat, 0, 1)).toBe(soat);
    expect(withItemBack([ruat], soat, 0, 3)).toEqual([soat, ruat]);
  });

  it('cannot be undone once another file has taken the place', () => {
    expect(withItemBack(ruat, soat, 0, 1)).toBe(ruat);
    expect(withItemBack([ruat, ruat, ruat], [soat, ruat, ruat], 0, 3)).toEqual([ruat, ruat, ruat]);
  });
});

describe('renaming', () => {
  it('keeps the original name of the file', () => {
    expect(withName([soat, ruat], 1, 'novo.pdf')).toEqual([soat, { ...ruat, editedFileName: 'novo.pdf' }]);
  });

  it('turns a bare address into a file', () => {
    expect(withName('/x/old.pdf', 0, 'novo.pdf')).toEqual({
      url: '/x/old.pdf',
      fileName: 'old.pdf',
      editedFileName: 'novo.pdf',
    });
  });
});
