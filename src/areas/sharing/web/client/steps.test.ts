import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const at = (hour: number) => `2031-05-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const shownSteps = (statuses: readonly number[]) =>
  stepsOf(statuses.map((status, hour) => ({ status, at: at(hour) }))).map(
    (step) => `${step.status} ${step.state}${step.at ? ` ${step.at.slice(11, 13)}` : ''}`,
  );

it('an order on its way has steps behind and ahead', () => {
  expect(shownSteps([0, 1, 2])).toEqual(['0 done 00', '1 done 01', '2 current 02', '6 ahead']);
});

it('what happens with the money after the delivery is nobody else’s business', () => {
  expect(shownSteps([0, 1, 2, 6, 3, 4])).toEqual(['0 done 00', '1 done 01', '2 done 02', '6 current 03']);
});

it('a truck that was taken back is forgotten until there is another', () => {
  expect(shownSteps([0, 1, 0])).toEqual(['0 current 02', '1 ahead', '2 ahead', '6 ahead']);
  expect(shownSteps([0, 1, 0, 1])).toEqual(['0 done 02', '1 current 03', '2 ahead', '6 ahead']);
});

it('a cancelled order ends there', () => {
  expect(shownSteps([0, 5])).toEqual(['0 done 00', '5 current 01']);
});
