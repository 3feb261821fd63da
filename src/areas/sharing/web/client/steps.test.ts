import { expect, it } from 'vitest';
import { arrivalOf, stepsOf } from './steps.ts';

const at = (hour: number) => `2031-05-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const shownSteps = (statuses: readonly number[]) =>
  stepsOf(statuses.map((status, hour) => ({ status, at: at(hour) }))).map(
    (step) => `${step.status} ${step.state}${step.at ? ` ${step.at.slice(11, 13)}` : ''}`,
  );

it('an order in progress has steps behind and ahead', () => {
  expect(shownSteps([0, 1, 2])).toEqual(['0 done 00', '1 done 01', '2 current 02', '6 ahead']);
});

it('the steps of payment are not shown to a client', () => {
  expect(shownSteps([0, 1, 2, 6, 3, 4])).toEqual(['0 done 00', '1 done 01', '2 done 02', '6 current 03']);
});

it('a trip that ended with its documents has arrived when they were accepted', () => {
  expect(shownSteps([0, 1, 2, 3])).toEqual(['0 done 00', '1 done 01', '2 done 02', '6 current 03']);
  const arrival = (statuses: readonly number[]) =>
    arrivalOf(statuses.map((status, hour) => ({ status, at: at(hour) })));
  expect([arrival([0, 1, 2]), arrival([0, 1, 2, 3, 4]), arrival([0, 1, 2, 6, 3])]).toEqual([null, at(3), at(3)]);
});

it('a truck that was unassigned is left out until there is another', () => {
  expect(shownSteps([0, 1, 0])).toEqual(['0 current 02', '1 ahead', '2 ahead', '6 ahead']);
  expect(shownSteps([0, 1, 0, 1])).toEqual(['0 done 02', '1 current 03', '2 ahead', '6 ahead']);
});

it('a cancelled order ends with its cancellation', () => {
  expect(shownSteps([0, 5])).toEqual(['0 done 00', '5 current 01']);
});
