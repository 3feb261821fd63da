import { expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';

const refused = (code: string, path = 'src/areas/fleet/web/truck-facts.tsx') =>
  findProblems(new Map([[path, code]])).map(({ rule }) => rule);

it.each([
  'export const weight = (value: number) => value.toFixed(2);',
  'export const weight = (value: number) => value.toLocaleString();',
  "export const weight = (value: number) => new Intl.NumberFormat('es').format(value);",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is checked
  'export const weight = (value: number) => `${value} km`;',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is checked
  'export const place = ({ lat, lng }: Position) => `${lat}, ${lng}`;',
  "import { NumberInput } from '@mantine/core';\nexport const input = NumberInput;",
  'export const Input = () => <TextInput type="number" />;',
  'export const Input = () => <TextInput inputMode="decimal" />;',
])('a second way to read or write numbers is refused: %s', (code) => {
  expect(refused(code)).toEqual(['number']);
});

it.each([
  ['src/kernel/numbers.ts', 'export const text = (value: number) => value.toFixed(2);'],
  ['src/ui/fields/number/number-input.tsx', 'export const Input = () => <TextInput inputMode="decimal" />;'],
  ['src/areas/fleet/demo/trucks.ts', 'export const weight = (value: number) => value.toFixed(2);'],
  ['src/areas/session/web/code.tsx', 'export const Code = () => <PinInput type="number" />;'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is checked
  ['src/areas/fleet/web/bar.tsx', 'export const width = (share: number) => `${share}%`;'],
])('%s is let in', (path, code) => {
  expect(refused(code, path)).toEqual([]);
});
