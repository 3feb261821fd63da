import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { TEMPLATES } from '#areas/operations/contract/operation-addresses.ts';
import {
  createTemplate,
  readBuiltInTemplate,
  updateTemplate,
} from '#areas/operations/contract/stage-template.calls.ts';
import type { TemplateView } from '#areas/operations/contract/stage-template.shapes.ts';
import { STAGE_NAME_MAX, type Stage, TEMPLATE_KINDS, type TemplateKind } from '#areas/operations/rules/stage.ts';
import { useAction, useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { StagesFields } from './stage-fields.tsx';
import { formOf, stagesForm, templateShape, type TemplateForm as Values } from './template-shape.ts';

const field = fieldsOf(templateShape);

interface TemplateFormProps {
  /** Null for a new one. */
  readonly template: TemplateView | null;
  /** The starting values of a new one. */
  readonly stages: readonly Stage[];
  readonly onSaved: (template: TemplateView) => void;
  readonly onReload?: () => void;
}

const FIRST_KIND: TemplateKind = 'normal';

/** One form for creating and changing a stage template. */
export function TemplateForm({ template, stages, onSaved, onReload }: TemplateFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const create = useAction(createTemplate);
  const update = useAction(updateTemplate);
  const save = async ({ kind, ...body }: z.output<typeof templateShape>) => {
    if (!template) return create.mutateAsync({ body: { ...body, kind } });
    return update.mutateAsync({ params: { id: template._id }, body: { ...body, version: template.version } });
  };
  return (
    <FormShell
      label={t(`operations.templates.${template ? 'edit' : 'new'}`)}
      shape={templateShape}
      defaults={formOf(template, FIRST_KIND, stages)}
      recordId={template?._id}
      draft={template ? `stageTemplate.update.${template._id}` : 'stageTemplate.create'}
      backTo={TEMPLATES}
      failure={{
        action: template ? 'update' : 'create',
        what: t('operations.templates.what'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={save}
      onSaved={({ template: saved }) => {
        snackbar.success(t(`operations.templates.${template ? 'saved' : 'created'}`));
        onSaved(saved);
      }}
    >
      <FormSection title={t('operations.templates.form.facts')}>
        <FactFields template={template} />
      </FormSection>
      <FormSection title={t('operations.templates.form.stages')} text={t('operations.templates.form.stagesHelp')}>
        <StagesFields />
      </FormSection>
    </FormShell>
  );
}

/** Choosing the kind of a new template loads the built-in stages of that kind, unless they were edited. */
function FactFields({ template }: { readonly template: TemplateView | null }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { setValue, getFieldState } = useFormContext<Values>();
  const pick = async (kind: string | undefined) => {
    if (!kind || getFieldState('stages').isDirty) return;
    const { stages } = await api.call(readBuiltInTemplate, { query: { kind: kind as TemplateKind } });
    setValue('stages', stagesForm(stages));
  };
  return (
    <FieldGrid>
      <TextField
        name={field('name')}
        label={t('operations.templates.fields.name')}
        max={STAGE_NAME_MAX}
        autoFocus={template === null}
      />
      <SelectField
        name={field('kind')}
        label={t('operations.templates.fields.kind')}
        options={TEMPLATE_KINDS.map((value) => ({ value, label: t(`operations.templates.kinds.${value}`) }))}
        readOnly={template !== null}
        onPick={(option) => void pick(option?.value)}
      />
      <SwitchField
        name={field('isDefault')}
        label={t('operations.templates.fields.isDefault')}
        disabled={template?.enabled === false}
      />
    </FieldGrid>
  );
}
