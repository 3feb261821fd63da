import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MAX_QUESTIONS,
  MAX_STAGES,
  MAX_TASKS,
  QUESTION_TYPES,
  STAGE_NAME_MAX,
  STAGE_REPEATS,
  TASK_EVIDENCE,
  TASK_ROLES,
} from '#areas/operations/rules/stage.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import classes from './editor.module.css';
import {
  newQuestion,
  newStage,
  newTask,
  ONCE,
  type QuestionForm,
  type StageForm,
  type TaskForm,
  type TemplateForm,
} from './template-shape.ts';

const WORDS = {
  stage: { one: 'stage', add: 'addStage', remove: 'removeStage' },
  task: { one: 'task', add: 'addTask', remove: 'removeTask' },
  question: { one: 'question', add: 'addQuestion', remove: 'removeQuestion' },
} as const;

const form = fieldsOf<TemplateForm>();

/** All stages of a template, with their tasks and the questions of those. */
export function StagesFields(): ReactNode {
  const words = useEntryWords('stage');
  return (
    <EntryList path={form('stages')} words={words} max={MAX_STAGES} nameField="name" make={newStage}>
      {(path) => <StageFields path={path} />}
    </EntryList>
  );
}

function StageFields({ path }: { readonly path: FieldName<StageForm> }): ReactNode {
  const field = fieldsIn(path);
  const { t } = useTranslation();
  const words = useEntryWords('task');
  const kind = useFieldValue(form('kind'));
  return (
    <>
      <FieldGrid>
        <TextField name={field('name')} label={t('operations.templates.fields.stageName')} max={STAGE_NAME_MAX} />
        {kind === 'multipoint' && (
          <SelectField
            name={field('each')}
            label={t('operations.templates.fields.each')}
            options={([ONCE, ...STAGE_REPEATS] as const).map((value) => ({
              value,
              label: t(`operations.templates.repeats.${value}`),
            }))}
          />
        )}
      </FieldGrid>
      <EntryList path={field('tasks')} level={2} words={words} max={MAX_TASKS} nameField="name" make={newTask}>
        {(task) => <TaskFields path={task} />}
      </EntryList>
    </>
  );
}

function TaskFields({ path }: { readonly path: FieldName<TaskForm> }): ReactNode {
  const field = fieldsIn(path);
  const { t } = useTranslation();
  const words = useEntryWords('question');
  const evidence = useFieldValue(field('evidence'));
  return (
    <>
      <div className={classes.row}>
        <TextField name={field('name')} label={t('operations.templates.fields.taskName')} max={STAGE_NAME_MAX} />
        <SelectField
          name={field('by')}
          label={t('operations.templates.fields.by')}
          options={TASK_ROLES.map((value) => ({ value, label: t(`operations.templates.roles.${value}`) }))}
        />
        <SelectField
          name={field('evidence')}
          label={t('operations.templates.fields.evidence')}
          options={TASK_EVIDENCE.map((value) => ({ value, label: t(`operations.templates.evidence.${value}`) }))}
        />
        <div className={classes.switches}>
          <SwitchField name={field('required')} label={t('operations.templates.fields.required')} />
          <SwitchField
            name={field('waits')}
            label={t('operations.templates.fields.waits')}
            help={t('operations.templates.form.waitsHelp')}
          />
        </div>
      </div>
      {evidence === 'form' && (
        <EntryList
          path={field('form')}
          level={3}
          words={words}
          max={MAX_QUESTIONS}
          nameField="label"
          make={newQuestion}
        >
          {(question) => <QuestionFields path={question} />}
        </EntryList>
      )}
    </>
  );
}

function QuestionFields({ path }: { readonly path: FieldName<QuestionForm> }): ReactNode {
  const field = fieldsIn(path);
  const { t } = useTranslation();
  const type = useFieldValue(field('type'));
  return (
    <div className={classes.row}>
      <TextField name={field('label')} label={t('operations.templates.fields.label')} max={STAGE_NAME_MAX} />
      <SelectField
        name={field('type')}
        label={t('operations.templates.fields.type')}
        options={QUESTION_TYPES.map((value) => ({ value, label: t(`operations.templates.types.${value}`) }))}
      />
      <div className={classes.switch}>
        <SwitchField name={field('required')} label={t('operations.templates.fields.questionRequired')} />
      </div>
      {type === 'choice' && (
        <TextareaField
          name={field('choices')}
          label={t('operations.templates.fields.choices')}
          help={t('operations.templates.form.choicesHelp')}
          required
        />
      )}
    </div>
  );
}

/** The texts of a list of stages, tasks or questions. */
function useEntryWords(level: keyof typeof WORDS) {
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
