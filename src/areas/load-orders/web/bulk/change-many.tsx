import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { CheckboxField } from '#ui/fields/choice/checkbox-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { optionsOf } from '../form/form-catalogue.ts';
import { useOperatorSource, usePathSource } from '../order/use-sources.ts';
import { givenIn, isAnyGiven } from './given.ts';
import { ManyForm, type ManyFormProps } from './many-form.tsx';

const choice = z.string().nullable();
const shape = z
  .object({
    operator: choice,
    assignedAnalyst: choice,
    categoryLoad: choice,
    typeTransportUnit: choice,
    serviceType: choice,
    routeGeofence: choice,
    newestPath: z.boolean(),
    comment: optionalTextShape(),
  })
  .refine(isAnyGiven, { path: ['operator'], params: { code: 'required' } });
const field = fieldsOf(shape);

const NOTHING: z.input<typeof shape> = {
  operator: null,
  assignedAnalyst: null,
  categoryLoad: null,
  typeTransportUnit: null,
  serviceType: null,
  routeGeofence: null,
  newestPath: false,
  comment: '',
};

/** The request wants the key of a choice inside an object, as the form of a single order. */
function changesOf(values: z.output<typeof shape>) {
  const {
    operator,
    assignedAnalyst,
    categoryLoad,
    typeTransportUnit,
    serviceType,
    routeGeofence,
    newestPath,
    comment,
  } = values;
  return {
    ...(operator ? { operator: { userId: operator } } : {}),
    ...(assignedAnalyst ? { assignedAnalyst: { userId: assignedAnalyst } } : {}),
    ...(categoryLoad ? { categoryLoad: { categoryLoadId: categoryLoad } } : {}),
    ...(typeTransportUnit ? { typeTransportUnit: { typeTransportUnitId: typeTransportUnit } } : {}),
    ...(serviceType ? { serviceType: { id: serviceType } } : {}),
    ...(routeGeofence ? { routeGeofence: { routeGeofenceId: routeGeofence } } : {}),
    ...(newestPath ? { newestPath } : {}),
    ...givenIn({ comment }),
  } as never;
}

/** Fields that many orders often share; what is left empty stays as it is in each. */
export function ChangeMany(props: ManyFormProps): ReactNode {
  const { t } = useTranslation();
  const people = useOperatorSource();
  const paths = usePathSource();
  const catalogues = useCall(readOrderCatalogues, {});
  if (catalogues.isError && !catalogues.data) return <QueryError onRetry={() => void catalogues.refetch()} />;
  if (!catalogues.data) return <FormSkeleton fields={6} />;
  const { categories, typeTransportUnits, serviceTypes } = catalogues.data;
  const label = (name: Exclude<keyof z.input<typeof shape>, 'newestPath'>) => t(`loadOrders.screens.fields.${name}`);
  return (
    <ManyForm
      {...props}
      action="update"
      shape={shape}
      defaults={NOTHING}
      rest={(values) => ({ changes: changesOf(values) })}
      submitLabel={t('loadOrders.screens.save')}
    >
      <FieldGrid>
        <AsyncSelectField name={field('operator')} label={label('operator')} source={people} />
        <AsyncSelectField name={field('assignedAnalyst')} label={label('assignedAnalyst')} source={people} />
        <SelectField name={field('categoryLoad')} label={label('categoryLoad')} options={optionsOf(categories)} />
        <SelectField
          name={field('typeTransportUnit')}
          label={label('typeTransportUnit')}
          options={optionsOf(typeTransportUnits)}
        />
        <SelectField name={field('serviceType')} label={label('serviceType')} options={optionsOf(serviceTypes)} />
        <AsyncSelectField name={field('routeGeofence')} label={label('routeGeofence')} source={paths} minLetters={0} />
        <CheckboxField name={field('newestPath')} label={t('loadOrders.screens.plan.newestForAll')} />
        <FullRow>
          <TextareaField name={field('comment')} label={label('comment')} />
        </FullRow>
      </FieldGrid>
    </ManyForm>
  );
}
