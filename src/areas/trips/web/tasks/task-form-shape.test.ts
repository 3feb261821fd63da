import { expect, it } from 'vitest';
import { donenessOf, emptyTask, taskFormShape } from './task-form-shape.ts';

const question = { label: '', required: true, choices: [] };
const task = {
  evidence: 'photo' as const,
  required: true,
  form: [
    { ...question, key: 'seal', type: 'text' as const },
    { ...question, key: 'clean', type: 'flag' as const },
  ],
};
const photo = {
  url: '/api/files/0195d6f0-0000-7000-8000-000000000001/content?expires=1&signature=a',
  fileName: 'a.jpg',
};

it('a task requires its answers and its proof', () => {
  const { error } = taskFormShape(task).safeParse(emptyTask(task));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['answers.seal', 'files']);
});

it('an untouched yes-or-no question counts as answered', () => {
  const given = { ...emptyTask(task), answers: { seal: 'AB12', clean: false }, files: [photo] };
  const form = taskFormShape(task).parse(given);
  expect(donenessOf(form)).toEqual({
    answers: { seal: 'AB12', clean: false },
    files: [{ fileId: '0195d6f0-0000-7000-8000-000000000001' }],
    note: null,
  });
});
