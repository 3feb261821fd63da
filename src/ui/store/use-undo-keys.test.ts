import { describe, expect, it } from 'vitest';
import { undoKey } from './use-undo-keys.ts';

const pressed = (text: string) => {
  const parts = text.split('+');
  return {
    key: parts.at(-1)!,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
};

describe('the keys of undo and redo', () => {
  it.each([
    ['Ctrl+z', 'undo'],
    ['Cmd+z', 'undo'],
    ['Ctrl+Shift+Z', 'redo'],
    ['Cmd+Shift+z', 'redo'],
    ['Ctrl+y', 'redo'],
    ['z', null],
    ['Cmd+y', null],
    ['Ctrl+Alt+z', null],
    ['Ctrl+x', null],
  ])('%s means %s', (keys, request) => {
    expect(undoKey(pressed(keys))).toBe(request);
  });
});
