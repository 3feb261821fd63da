import { expect, it } from 'vitest';
import { isAnswered } from './questions.tsx';

const number = { key: 'weight', label: 'Peso', type: 'number', required: false, choices: [] } as const;
const text = { key: 'seal', label: 'Lacre', type: 'text', required: true, choices: [] } as const;
const form = [number, text].map((question) => ({ ...question, choices: [...question.choices] }));

it('a task is ready when what is required is answered', () => {
  expect(isAnswered(form, {})).toBe(false);
  expect(isAnswered(form, { seal: 'A-7' })).toBe(true);
  expect(isAnswered(form, { seal: 'A-7', weight: 27.5 })).toBe(true);
});

it('a text in place of a number keeps the task open', () => {
  expect(isAnswered(form, { seal: 'A-7', weight: '1.2.3 ' })).toBe(false);
});
