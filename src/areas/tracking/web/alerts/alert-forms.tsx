import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { screens } from '#areas/tracking/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { muteRule, reopenAlert, reviewAlerts } from '../../contract/alert.calls.ts';
import type { AlertView } from '../../contract/alert.shapes.ts';
import { MUTE_MINUTES, NOTE_MAX, REASON, REVIEW_RESULTS } from '../../rules/alerts/review.ts';

const LIST = addressOf(screens.operativeControl);
const MINUTES = 60;
const reason = z.string().trim().min(REASON.min).max(REASON.max);
const reviewShape = z.object({ result: z.enum(REVIEW_RESULTS), note: z.string().trim().max(NOTE_MAX) });
const reopenShape = z.object({ reason });
const muteShape = z.object({
  hours: z
    .number()
    .min(1)
    .max(MUTE_MINUTES.max / MINUTES),
  reason,
});
const reviewField = fieldsOf(reviewShape);
const reopenField = fieldsOf(reopenShape);
const muteField = fieldsOf(muteShape);

interface AlertFormProps {
  readonly alert: AlertView;
  readonly onDone: () => void;
}

interface ReviewFormProps {
  readonly alerts: readonly Pick<AlertView, '_id' | 'version'>[];
  readonly onDone: () => void;
}

/** One result for all of them; alerts of one cause come with their group. */
export function ReviewForm({ alerts, onDone }: ReviewFormProps): ReactNode {
  const { t } = useTranslation();
  const review = useAction(reviewAlerts, { refresh: ['alert'] });
  const options = REVIEW_RESULTS.map((value) => ({ value, label: t(`tracking.alerts.results.${value}`) }));
  return (
    <FormShell
      label={t('tracking.alerts.tasks.review')}
      shape={reviewShape}
      defaults={{ result: 'true', note: '' }}
      backTo={LIST}
      onCancel={onDone}
      submitLabel={t('tracking.alerts.tasks.review')}
      failure={{ action: 'update', what: t('tracking.alerts.panel.what') }}
      save={({ result, note }) =>
        review.mutateAsync({
          body: { alerts: alerts.map(({ _id: id, version }) => ({ id, version })), result, note: note || null },
        })
      }
      onSaved={onDone}
    >
      <SelectField name={reviewField('result')} label={t('lists.alert.columns.result')} options={options} />
      <TextareaField name={reviewField('note')} label={t('tracking.alerts.panel.note')} />
    </FormShell>
  );
}

export function ReopenForm({ alert, onDone }: AlertFormProps): ReactNode {
  const { t } = useTranslation();
  const reopen = useAction(reopenAlert, { refresh: ['alert'] });
  return (
    <FormShell
      label={t('tracking.alerts.tasks.reopen')}
      shape={reopenShape}
      defaults={{ reason: '' }}
      backTo={LIST}
      onCancel={onDone}
      submitLabel={t('tracking.alerts.tasks.reopen')}
      failure={{ action: 'update', what: t('tracking.alerts.panel.what') }}
      save={(body) => reopen.mutateAsync({ params: { id: alert._id }, body: { ...body, version: alert.version } })}
      onSaved={onDone}
    >
      <TextareaField name={reopenField('reason')} label={t('tracking.alerts.panel.reason')} />
    </FormShell>
  );
}

/** The rule of the alert says nothing about its truck for so many hours. */
export function MuteForm({ alert, onDone }: AlertFormProps): ReactNode {
  const { t } = useTranslation();
  const mute = useAction(muteRule);
  return (
    <FormShell
      label={t('tracking.alerts.tasks.mute')}
      shape={muteShape}
      defaults={{ hours: 1, reason: '' }}
      backTo={LIST}
      onCancel={onDone}
      submitLabel={t('tracking.alerts.tasks.mute')}
      failure={{ action: 'update', what: t('tracking.alerts.panel.what') }}
      save={({ hours, reason: why }) =>
        mute.mutateAsync({ body: { alertId: alert._id, minutes: Math.round(hours * MINUTES), reason: why } })
      }
      onSaved={onDone}
    >
      <NumberField name={muteField('hours')} label={t('tracking.alerts.panel.hours')} />
      <TextareaField name={muteField('reason')} label={t('tracking.alerts.panel.reason')} />
    </FormShell>
  );
}
