import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlaceView, ROUTE_NAME_MAX } from '#areas/routes/contract/place.shapes.ts';
import { cornersOf } from '#areas/routes/rules/ring-crossing.ts';
import { PLACE_MINUTES, PLACE_RADIUS_METERS, PLACE_USES } from '#areas/routes/rules/route-limits.ts';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { useCitySource } from '#ui/map/city-source.ts';
import { PositionField } from '#ui/map/picker/position-field.tsx';
import { useCityPick } from '#ui/map/use-city-pick.ts';
import { CornersField } from '../corners-field.tsx';
import { FieldProblem } from '../field-problem.tsx';
import { FormChoice } from '../form-choice.tsx';
import classes from '../library-form.module.css';
import { PartnerAddressField } from './partner-address-field.tsx';
import { type PlaceForm, positionIn } from './place-shape.ts';

const field = fieldsOf<PlaceForm>();
const FENCE_KINDS = ['circle', 'polygon'] as const;

interface PlaceFieldsProps {
  /** Name and position are those of an own address. */
  readonly isFixed: boolean;
  readonly owner: PlaceView['owner'];
}

export function PlaceFields({ isFixed, owner }: PlaceFieldsProps): ReactNode {
  const { t } = useTranslation();
  const fenceKind = useFieldValue(field('fenceKind'));
  return (
    <FieldGrid>
      <FullRow>
        <TextField
          name={field('name')}
          label={t('lists.place.columns.name')}
          max={ROUTE_NAME_MAX}
          readOnly={isFixed}
          autoFocus={!isFixed}
        />
      </FullRow>
      {!isFixed && (
        <>
          <FullRow>
            <PartnerAddressField owner={owner} />
          </FullRow>
          <WhereFields />
        </>
      )}
      <FullRow>
        <FormChoice
          name={field('fenceKind')}
          label={t('routes.library.places.fence')}
          options={FENCE_KINDS.map((value) => ({ value, label: t(`routes.forms.${value}`) }))}
        />
      </FullRow>
      {fenceKind === 'circle' ? (
        <NumberField
          name={field('radiusMeters')}
          label={t('routes.library.radius')}
          decimals={0}
          unit="m"
          {...limits(PLACE_RADIUS_METERS)}
          required
        />
      ) : (
        <FullRow>
          <p className={classes.hint}>{t('routes.library.drawOutline')}</p>
          <FieldProblem name={field('rings')} />
          <Corners />
        </FullRow>
      )}
      <NumberField
        name={field('expectedMinutes')}
        label={t('lists.place.columns.expectedMinutes')}
        help={t('routes.library.places.expectedHelp')}
        decimals={0}
        unit="min"
        {...limits(PLACE_MINUTES)}
        required
      />
      <FullRow>
        <FormChoice
          name={field('use')}
          label={t('lists.place.columns.use')}
          options={PLACE_USES.map((value) => ({ value, label: t(`routes.uses.${value}`) }))}
        />
      </FullRow>
    </FieldGrid>
  );
}

function Corners(): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  const [ring = [], ...holes] = useFieldValue(field('rings'));
  return (
    <CornersField
      label={t('routes.library.corners')}
      corners={cornersOf(ring)}
      onCorners={(corners) =>
        set(field('rings'), corners.length > 0 ? [[...corners], ...holes] : [], {
          shouldDirty: true,
          shouldValidate: true,
        })
      }
    />
  );
}

const limits = ({ min, max }: { readonly min: number; readonly max: number }) => ({ min, max });

function WhereFields(): ReactNode {
  const { t } = useTranslation();
  const source = useCitySource();
  const pick = useCityPick(field());
  const { get, set } = useFormValues();
  const [cityId, cityName] = [get(field('cityId')), get(field('cityName'))];
  return (
    <>
      <CityField
        name={field('cityId')}
        label={t('lists.place.columns.city')}
        source={source}
        {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
        // Of a city that no list has, only the name is known.
        {...(!cityId && cityName ? { placeholder: cityName } : {})}
        onPick={(city) => {
          // The exact position is worth more than the middle of the city.
          const at = positionIn({ lat: get(field('lat')), lng: get(field('lng')) });
          void pick(city).then(() => {
            if (!at) return;
            set(field('lat'), at.lat);
            set(field('lng'), at.lng);
          });
        }}
      />
      <TextField name={field('address')} label={t('lists.place.columns.address')} />
      <FullRow>
        <PositionField
          name={field()}
          label={t('routes.library.position')}
          words={{ pick: t('routes.library.pick'), clear: t('routes.library.clear') }}
        />
        <FieldProblem name={field('lat')} />
      </FullRow>
    </>
  );
}
