import { describe, expect, it } from 'vitest';
import { CHECKLIST_QUESTIONS, type ChecklistContent, openQuestions } from './checklist.ts';

const answered = (answer: 'yes' | 'no' | null, note: string | null = null) =>
  Object.fromEntries(
    CHECKLIST_QUESTIONS.map((question) => [question, { answer, note }]),
  ) as unknown as ChecklistContent;

describe('a checklist', () => {
  it('is open while a question is unanswered', () => {
    const content = { ...answered('yes'), tyres: { answer: null, note: 'later' } };
    expect(openQuestions(content)).toEqual([{ question: 'tyres', needs: 'answer' }]);
  });

  it('requires a reason for every no', () => {
    const content = { ...answered('yes'), seals: { answer: 'no' as const, note: null } };
    expect(openQuestions(content)).toEqual([{ question: 'seals', needs: 'note' }]);
    expect(openQuestions({ ...content, seals: { answer: 'no', note: 'Seal 3 is broken' } })).toEqual([]);
  });

  it('asks each question once', () => {
    expect(new Set(CHECKLIST_QUESTIONS).size).toBe(CHECKLIST_QUESTIONS.length);
  });
});
