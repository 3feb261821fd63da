import { useTranslation } from 'react-i18next';
import type { NameIn } from '#kernel/phrase-key.ts';

const WORDS = {
  stage: { one: 'stage', add: 'addStage', remove: 'removeStage' },
  task: { one: 'task', add: 'addTask', remove: 'removeTask' },
  question: { one: 'question', add: 'addQuestion', remove: 'removeQuestion' },
} as const;

/** The texts of a list of stages, tasks or questions. */
export function useEntryWords(level: keyof typeof WORDS) {
  const { t } = useTranslation();
  const { one, add, remove } = WORDS[level];
  const say = (key: NameIn<'operations.templates.form'>, params?: Record<string, string | number>) =>
    t(`operations.templates.form.${key}`, params ?? {});
  return {
    one: (number: number) => say(one, { number }),
    add: say(add),
    remove: (name: string) => say(remove, { name }),
  };
}
