import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
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
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import classes from './editor.module.css';
import { newQuestion, newStage, newTask, ONCE } from './template-shape.ts';
import { useEntryWords } from './use-entry-words.ts';

/** All stages of a template, with their tasks and the questions of those. */
export function StagesFields(): ReactNode {
  const words = useEntryWords('stage');
  return (
    <EntryList path="stages" words={words} max={MAX_STAGES} nameField="name" make={newStage}>
      {(path) => <StageFields path={path} />}
    </EntryList>
  );
}

function StageFields({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const words = useEntryWords('task');
  const kind = useWatch({ name: 'kind' }) as string;
  return (
    <>
      <FieldGrid>
        <TextField name={`${path}.name`} label={t('operations.templates.fields.stageName')} max={STAGE_NAME_MAX} />
        {kind === 'multipoint' && (
          <SelectField
            name={`${path}.each`}
            label={t('operations.templates.fields.each')}
            options={([ONCE, ...STAGE_REPEATS] as const).map((value) => ({
              value,
              label: t(`operations.templates.repeats.${value}`),
            }))}
          />
        )}
      </FieldGrid>
      <EntryList path={`${path}.tasks`} level={2} words={words} max={MAX_TASKS} nameField="name" make={newTask}>
        {(task) => <TaskFields path={task} />}
      </EntryList>
    </>
  );
}

function TaskFields({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const words = useEntryWords('question');
  const evidence = useWatch({ name: `${path}.evidence` }) as string;
  return (
    <>
      <div className={classes.row}>
        <TextField name={`${path}.name`} label={t('operations.templates.fields.taskName')} max={STAGE_NAME_MAX} />
        <SelectField
          name={`${path}.by`}
          label={t('operations.templates.fields.by')}
          options={TASK_ROLES.map((value) => ({ value, label: t(`operations.templates.roles.${value}`) }))}
        />
        <SelectField
          name={`${path}.evidence`}
          label={t('operations.templates.fields.evidence')}
          options={TASK_EVIDENCE.map((value) => ({ value, label: t(`operations.templates.evidence.${value}`) }))}
        />
        <div className={classes.switch}>
          <SwitchField name={`${path}.required`} label={t('operations.templates.fields.required')} />
        </div>
      </div>
      {evidence === 'form' && (
        <EntryList
          path={`${path}.form`}
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

function QuestionFields({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const type = useWatch({ name: `${path}.type` }) as string;
  return (
    <div className={classes.row}>
      <TextField name={`${path}.label`} label={t('operations.templates.fields.label')} max={STAGE_NAME_MAX} />
      <SelectField
        name={`${path}.type`}
        label={t('operations.templates.fields.type')}
        options={QUESTION_TYPES.map((value) => ({ value, label: t(`operations.templates.types.${value}`) }))}
      />
      <div className={classes.switch}>
        <SwitchField name={`${path}.required`} label={t('operations.templates.fields.questionRequired')} />
      </div>
      {type === 'choice' && (
        <TextareaField
          name={`${path}.choices`}
          label={t('operations.templates.fields.choices')}
          help={t('operations.templates.form.choicesHelp')}
          required
        />
      )}
    </div>
  );
}
