import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { listSchedulePeople } from '#areas/reports/contract/schedule.calls.ts';
import { RECIPIENTS_MAX } from '#areas/reports/rules/report-schedule.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { CheckboxField } from '#ui/fields/choice/checkbox-field.tsx';
import { MultiSelectField } from '#ui/fields/choice/multi-select-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import { languageName } from '#ui/i18n/language-name.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { scheduleField } from './schedule-form-shape.ts';

/** Fifty of the longest addresses. */
const OUTSIDE_MAX = 5000;

/** People of the company, and addresses outside. */
export function RecipientsSection(): ReactNode {
  const { t } = useTranslation();
  const { data } = useCall(listSchedulePeople, {});
  const people = data?.people ?? [];
  const seesPrices = useHolds(SEE_FREIGHT);
  return (
    <FormSection title={t('reports.schedules.form.recipients')} text={t('reports.schedules.form.recipientsText')}>
      <FieldGrid>
        <FullRow>
          <MultiSelectField
            name={scheduleField('people')}
            label={t('reports.schedules.form.people')}
            required={false}
            maxChosen={RECIPIENTS_MAX}
            shownTags={6}
            options={people.map(({ _id, name, email }) => ({ value: _id, label: name || email, detail: email }))}
          />
        </FullRow>
        <FullRow>
          <TextareaField
            name={scheduleField('outside')}
            label={t('reports.schedules.form.outside')}
            help={t('reports.schedules.form.outsideHelp')}
            max={OUTSIDE_MAX}
            required={false}
          />
        </FullRow>
        <SelectField
          name={scheduleField('language')}
          label={t('reports.schedules.form.language')}
          help={t('reports.schedules.form.languageHelp')}
          options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        {seesPrices && (
          <FullRow>
            <CheckboxField
              name={scheduleField('outsidePrices')}
              label={t('reports.schedules.form.outsidePrices')}
              help={t('reports.schedules.form.outsidePricesHelp')}
            />
          </FullRow>
        )}
      </FieldGrid>
    </FormSection>
  );
}
