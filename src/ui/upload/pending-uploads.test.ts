import { expect, it } from 'vitest';
import { changePending, type PendingUpload } from './pending-uploads.ts';

const file = { fileName: 'soat.pdf', content: 'data:,', size: 1 };
const upload = (id: string): PendingUpload => ({ id, file, share: 0 });
const failure = { reason: 'sem rede', mayRetry: true };

it('an upload progresses, fails, starts again under the same id and is removed', () => {
  const two = changePending([upload('a')], { do: 'add', uploads: [upload('b')] });
  const half = changePending(two, { do: 'advance', id: 'b', share: 0.5 });
  expect(half.map(({ share }) => share)).toEqual([0, 0.5]);

  const failed = changePending(half, { do: 'fail', id: 'b', failure });
  expect(failed).toEqual([upload('a'), { id: 'b', file, share: 0.5, failure }]);

  expect(changePending(failed, { do: 'restart', id: 'b' })).toEqual([upload('a'), upload('b')]);
  expect(changePending(failed, { do: 'drop', id: 'b' })).toEqual([upload('a')]);
});
