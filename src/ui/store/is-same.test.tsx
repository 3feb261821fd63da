import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

const act = () => undefined;
const Cell = ({ row, onAct }: { readonly row: object; readonly onAct?: () => void }) => `${row}${onAct}`;

it.each([
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }],
  [<Cell key="1" row={{ id: 1 }} onAct={act} />, <Cell key="1" row={{ id: 1 }} onAct={act} />],
  [<b key="1">{['x', <i key="1">y</i>]}</b>, <b key="1">{['x', <i key="1">y</i>]}</b>],
])('what says the same is the same %#', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

it.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1], { 0: 1 }],
  [<Cell key="1" row={{ id: 1 }} />, <Cell key="1" row={{ id: 2 }} />],
  [<Cell key="1" row={{}} onAct={() => undefined} />, <Cell key="1" row={{}} onAct={() => undefined} />],
  [<b key="1">x</b>, <i key="1">x</i>],
  [new Date(1), new Date(1)],
  [null, {}],
])('what may differ is not the same %#', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});
