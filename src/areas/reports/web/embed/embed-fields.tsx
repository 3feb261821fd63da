import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { readEmbeds } from '#areas/reports/contract/embed/embed.calls.ts';
import { ADDRESS_MAX } from '#areas/reports/contract/embed/embed.shapes.ts';
import { EMBED_KINDS } from '#areas/reports/rules/report-embed.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import { embedField, ID_MAX } from './embed-form-shape.ts';

interface EmbedFieldsProps {
  readonly sources: CallReply<typeof readEmbeds>['sources'];
}

/** The kind, and what it needs; kinds without a service for the company are offered only where one is chosen already. */
export function EmbedFields({ sources }: EmbedFieldsProps): ReactNode {
  const { t } = useTranslation();
  const kind = useFieldValue(embedField('kind'));
  const kinds = EMBED_KINDS.filter((one) => one === 'own' || one === kind || sources.some((s) => s.kind === one));
  const named = sources.filter((source) => source.kind === kind).map(({ name }) => ({ value: name, label: name }));
  const hosts = sources.flatMap((source) => source.hosts);
  return (
    <FormSection title={t('reports.embeds.form.title')} text={t('reports.embeds.form.text')}>
      {sources.length === 0 && <Alert color="blue">{t('reports.embeds.none')}</Alert>}
      <FieldGrid>
        <SelectField
          name={embedField('kind')}
          label={t('reports.embeds.form.kind')}
          searchable={false}
          options={kinds.map((value) => ({ value, label: t(`reports.embeds.kinds.${value}`) }))}
        />
        {(kind === 'powerBi' || kind === 'metabase') && (
          <SelectField
            name={embedField('source')}
            label={t('reports.embeds.form.source')}
            searchable={false}
            required
            options={named}
          />
        )}
        {kind === 'powerBi' && <PowerBiFields />}
        {kind === 'metabase' && (
          <NumberField
            name={embedField('dashboard')}
            label={t('reports.embeds.form.dashboard')}
            help={t('reports.embeds.form.dashboardHelp')}
            decimals={0}
            required
          />
        )}
        {kind === 'address' && (
          <FullRow>
            <TextField
              name={embedField('address')}
              label={t('reports.embeds.form.address')}
              help={t('reports.embeds.form.addressHelp', { hosts: hosts.join(', ') })}
              max={ADDRESS_MAX}
              required
            />
          </FullRow>
        )}
      </FieldGrid>
    </FormSection>
  );
}

function PowerBiFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name={embedField('workspaceId')}
        label={t('reports.embeds.form.workspaceId')}
        help={t('reports.embeds.form.idHelp')}
        max={ID_MAX}
        required
      />
      <TextField
        name={embedField('reportId')}
        label={t('reports.embeds.form.reportId')}
        help={t('reports.embeds.form.idHelp')}
        max={ID_MAX}
        required
      />
      <TextField
        name={embedField('datasetId')}
        label={t('reports.embeds.form.datasetId')}
        help={t('reports.embeds.form.datasetHelp')}
        max={ID_MAX}
        required={false}
      />
    </>
  );
}
