import { describe, expect, it } from 'vitest';
import { EventStreamParser } from './read-events.ts';

const STREAM =
  'retry: 2000\n\nid: a-1\nevent: ready\ndata: null\n\n: alive\n\nid: a-2\nevent: notifications.read\ndata: {"quantity":3}\n\n';
const MESSAGES = [
  { id: 'a-1', event: 'ready', data: null },
  { id: 'a-2', event: 'notifications.read', data: { quantity: 3 } },
];

describe('an event stream', () => {
  it('is read completely', () => {
    expect(new EventStreamParser().feed(STREAM)).toEqual(MESSAGES);
  });

  it('is read the same wherever it is cut', () => {
    for (const size of [1, 2, 3, 7, 50]) {
      const parser = new EventStreamParser();
      const pieces = Array.from({ length: Math.ceil(STREAM.length / size) }, (_, at) =>
        STREAM.slice(at * size, (at + 1) * size),
      );
      expect(pieces.flatMap((piece) => parser.feed(piece))).toEqual(MESSAGES);
    }
  });

  it('keeps an unfinished message', () => {
    const parser = new EventStreamParser();
    expect(parser.feed('id: a-1\nevent: ready\ndata: null\n')).toEqual([]);
    expect(parser.feed('\n')).toEqual([MESSAGES[0]]);
  });

  it('skips what it does not understand', () => {
    expect(new EventStreamParser().feed('event: x\ndata: 1\n\nid: 1\nevent: x\ndata: {\n\nnonsense\n\n')).toEqual([]);
  });
});
