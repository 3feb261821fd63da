import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { saveLane } from '#areas/opportunities/contract/lane.calls.ts';
import { catalogueKey } from '#kernel/catalogue-key.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useEntryOptions } from '#ui/catalogue/use-entry-options.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useCitySource } from '#ui/map/city-source.ts';

const shape = z
  .object({
    origin: z.string().nullable(),
    destination: z.string().nullable(),
    vehicleType: catalogueKey(TRUCK_TYPES).nullable(),
  })
  .refine(({ origin, destination }) => origin !== null || destination !== null, {
    path: ['origin'],
    params: { code: 'required' },
  });
const field = fieldsOf(shape);

/** A new lane, from one city to another or from or to anywhere. */
export function LaneForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [count, setCount] = useState(0);
  return <NewLane key={count} onSaved={() => setCount(count + 1)} onClose={onClose} />;
}

interface NewLaneProps {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

function NewLane({ onSaved, onClose }: NewLaneProps): ReactNode {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const source = useCitySource();
  const saving = useAction(saveLane);
  const types = useEntryOptions({
    catalogue: TYPES,
    keys: TRUCK_TYPES,
    group: 'lists.receivedOpportunity.values.vehicleType',
  });
  const [names, setNames] = useState<{ origin?: string; destination?: string }>({});
  return (
    <FormShell
      label={t('opportunities.lanes.new')}
      shape={shape}
      backTo={pathname}
      onCancel={onClose}
      defaults={{ origin: null, destination: null, vehicleType: null }}
      submitLabel={t('opportunities.lanes.save')}
      failure={{ action: 'create', what: t('opportunities.lanes.what') }}
      save={({ origin, destination, vehicleType }) =>
        saving.mutateAsync({
          body: {
            originCity: origin === null ? null : (names.origin ?? origin),
            destinationCity: destination === null ? null : (names.destination ?? destination),
            vehicleType,
          },
        })
      }
      onSaved={() => {
        snackbar.success(t('opportunities.lanes.saved'));
        onSaved();
      }}
    >
      <CityField
        name={field('origin')}
        label={t('opportunities.fields.origin')}
        source={source}
        onPick={(city) => setNames((before) => ({ ...before, origin: city?.label ?? '' }))}
      />
      <CityField
        name={field('destination')}
        label={t('opportunities.fields.destination')}
        source={source}
        onPick={(city) => setNames((before) => ({ ...before, destination: city?.label ?? '' }))}
      />
      <SelectField name={field('vehicleType')} label={t('opportunities.fields.typeTransportUnit')} options={types} />
    </FormShell>
  );
}
