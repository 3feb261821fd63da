import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('draws one rectangle for every run of dark modules', () => {
  const rows = ['##.#', '....', '####', '#..#'];
  expect(qrPath(4, (row, column) => rows[row]?.[column] === '#')).toBe(
    'M0 0h2v1H0zM3 0h1v1H3zM0 2h4v1H0zM0 3h1v1H0zM3 3h1v1H3z',
  );
});
