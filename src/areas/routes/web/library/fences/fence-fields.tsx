import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTE_NAME_MAX } from '#areas/routes/contract/place.shapes.ts';
import { cornersOf } from '#areas/routes/rules/ring-crossing.ts';
import {
  CORRIDOR_METERS,
  FENCE_KINDS,
  FENCE_RADIUS_METERS,
  FENCE_SHAPES,
  SPEED_KMH,
} from '#areas/routes/rules/route-limits.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { CheckboxGroupField } from '#ui/fields/choice/checkbox-group-field.tsx';
import { ColorField } from '#ui/fields/choice/color-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { PositionField } from '#ui/map/picker/position-field.tsx';
import { CornersField } from '../corners-field.tsx';
import { FormChoice } from '../form-choice.tsx';
import classes from '../library-form.module.css';
import { type FenceForm, WEEK } from './fence-form-shape.ts';

const field = fieldsOf<FenceForm>();
const CHANGED = { shouldDirty: true, shouldValidate: true };

export function FenceFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <FullRow>
        <TextField name={field('name')} label={t('lists.geofence.columns.name')} max={ROUTE_NAME_MAX} autoFocus />
      </FullRow>
      <FullRow>
        <FormChoice
          name={field('form')}
          label={t('lists.geofence.columns.form')}
          options={FENCE_SHAPES.map((value) => ({ value, label: t(`routes.forms.${value}`) }))}
        />
      </FullRow>
      <FormFields />
      <SelectField
        name={field('kind')}
        label={t('lists.geofence.columns.kind')}
        options={FENCE_KINDS.map((value) => ({ value, label: t(`routes.fenceKinds.${value}`) }))}
        required
      />
      <NumberField
        name={field('speedKmh')}
        label={t('routes.library.fences.speed')}
        decimals={0}
        unit="km/h"
        min={SPEED_KMH.min}
        max={SPEED_KMH.max}
      />
      <SwitchField name={field('entryAlarm')} label={t('lists.geofence.columns.entryAlarm')} />
      <SwitchField name={field('exitAlarm')} label={t('lists.geofence.columns.exitAlarm')} />
      <FullRow>
        <Validity />
      </FullRow>
      <ColorField
        name={field('color')}
        label={t('routes.library.fences.color')}
        help={t('routes.library.fences.colorHelp')}
      />
      <FullRow>
        <TextareaField name={field('note')} label={t('lists.geofence.columns.note')} />
      </FullRow>
    </FieldGrid>
  );
}

/** The measures of the chosen form; what the map takes is said there. */
function FormFields(): ReactNode {
  const { t } = useTranslation();
  const form = useFieldValue(field('form'));
  if (form === 'polygon') {
    return (
      <FullRow>
        <p className={classes.hint}>{t('routes.library.drawOutline')}</p>
        <RingCorners />
      </FullRow>
    );
  }
  if (form === 'corridor') {
    return (
      <>
        <NumberField
          name={field('halfWidthMeters')}
          label={t('routes.library.fences.halfWidth')}
          decimals={0}
          unit="m"
          min={CORRIDOR_METERS.min}
          max={CORRIDOR_METERS.max}
          required
        />
        <FullRow>
          <p className={classes.hint}>{t('routes.library.drawLine')}</p>
          <LinePoints />
        </FullRow>
      </>
    );
  }
  return (
    <>
      <PositionField
        name={field('centre')}
        label={t('routes.library.fences.centre')}
        words={{ pick: t('routes.library.pick'), clear: t('routes.library.clear') }}
      />
      <NumberField
        name={field('radiusMeters')}
        label={t('routes.library.radius')}
        decimals={0}
        unit="m"
        min={FENCE_RADIUS_METERS.min}
        max={FENCE_RADIUS_METERS.max}
        required
      />
    </>
  );
}

function RingCorners(): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  const [ring = [], ...holes] = useFieldValue(field('rings'));
  return (
    <CornersField
      label={t('routes.library.corners')}
      corners={cornersOf(ring)}
      onCorners={(corners) => set(field('rings'), corners.length > 0 ? [[...corners], ...holes] : [], CHANGED)}
    />
  );
}

function LinePoints(): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  return (
    <CornersField
      label={t('routes.library.linePoints')}
      corners={useFieldValue(field('line'))}
      onCorners={(points) => set(field('line'), [...points], CHANGED)}
    />
  );
}

function Validity(): ReactNode {
  const { t } = useTranslation();
  const isAlways = useFieldValue(field('isAlways'));
  return (
    <div className={classes.fields}>
      <SwitchField name={field('isAlways')} label={t('routes.library.fences.always')} />
      {!isAlways && (
        <>
          <CheckboxGroupField
            name={field('days')}
            label={t('routes.library.fences.days')}
            options={WEEK.map((value) => ({ value, label: t(dynamicKey('routes.library.weekdays', value)) }))}
            required
          />
          <FieldGrid>
            <TimeField name={field('from')} label={t('routes.library.fences.from')} required />
            <TimeField
              name={field('to')}
              label={t('routes.library.fences.to')}
              help={t('routes.library.fences.overnight')}
              required
            />
          </FieldGrid>
        </>
      )}
    </div>
  );
}
