import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { useCitySource } from '#ui/map/city-source.ts';
import { PositionField } from '#ui/map/picker/position-field.tsx';
import { useCityPick } from '#ui/map/use-city-pick.ts';
import type { PlaceForm } from './place-form.ts';

/** The address book speaks as the operations do, whatever form it stands in. */
const PlaceBook = lazyWith(['operations'], () => import('./place-book.tsx'));

interface PlaceFieldsProps {
  /** The form path of the place: `origin`, `stops.2.place`. */
  readonly name: FieldName<PlaceForm>;
  readonly children?: ReactNode;
}

/** A place of pickup or delivery: its city, and every known detail. */
export function PlaceFields({ name, children }: PlaceFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const { get } = useFormValues();
  const pick = useCityPick(name);
  const withReference = useFieldValue(field('withReference'));
  const source = useCitySource();
  const { cityId, cityName } = get(name);
  return (
    <FieldGrid>
      <CityField
        name={field('cityId')}
        label={t('loadOrders.screens.place.city')}
        source={source}
        {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
        onPick={(city) => void pick(city)}
      />
      <Suspense>
        <PlaceBook name={name} />
      </Suspense>
      <TextField name={field('address')} label={t('loadOrders.screens.place.address')} />
      <PositionField
        name={name}
        label={t('loadOrders.screens.place.position')}
        words={{ pick: t('loadOrders.screens.place.pick'), clear: t('loadOrders.screens.place.clear') }}
      />
      <TextField name={field('category')} label={t('loadOrders.screens.place.category')} max={100} />
      {children}
      <SwitchField name={field('withReference')} label={t('loadOrders.screens.place.withReference')} />
      {withReference && <TextField name={field('reference')} label={t('loadOrders.screens.place.reference')} />}
    </FieldGrid>
  );
}
