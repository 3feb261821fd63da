import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { readTruckOfDriver } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { shownPlate } from '#countries/country.ts';
import { idShape } from '#kernel/ids.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { ExpiredDocuments, useExpiredDocuments } from '../detail/expired-documents.tsx';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';
import type { MatchFormProps } from './match-form-props.ts';
import { useDriverSource } from './use-driver-source.ts';

const shape = z.object({ truckerId: idShape });
const field = fieldsOf(shape);

/** The driver of a truck, found by name, document or phone. */
export function DriverForm({ fleet, calls, truck, backTo, onDone, onReload }: MatchFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const match = useAction(calls.driver, { refresh: VEHICLE_REFRESH });
  const { _id: id, driver, country } = truck;
  const expired = useExpiredDocuments(fleet, id);
  const plate = shownPlate(country.countryCode, truck.plate);
  return (
    <FormShell
      label={t('fleet.vehicles.actions.matchDriver')}
      shape={shape}
      recordId={truck._id}
      defaults={{ truckerId: driver?._id ?? '' }}
      openedBy="driver"
      backTo={backTo}
      blocked={expired.length > 0}
      submitLabel={t('fleet.vehicles.actions.assign')}
      failure={{ action: 'update', what: t('fleet.vehicles.kind.truck.what'), reload: onReload }}
      save={({ truckerId }) =>
        match.mutateAsync({ params: { id }, body: { truckerId, ...(driver ? { replaces: driver._id } : {}) } })
      }
      onSaved={({ transportUnit }) => {
        snackbar.success(t('fleet.vehicles.feedback.matched', { name: transportUnit.driver?.fullName ?? '', plate }));
        onDone();
      }}
    >
      <ExpiredDocuments fleet={fleet} id={id} country={country.countryCode} />
      <DriverField truck={truck} plate={plate} />
    </FormShell>
  );
}

/** Warns of a driver who is matched with another truck. */
function DriverField({ truck, plate }: Pick<MatchFormProps, 'truck'> & { readonly plate: string }): ReactNode {
  const { t } = useTranslation();
  const source = useDriverSource();
  const chosen = useFieldValue(field('truckerId'));
  const { driver } = truck;
  const enabled = Boolean(chosen) && chosen !== driver?._id;
  const { data } = useCall(readTruckOfDriver, { params: { id: chosen } }, { enabled, retry: false, staleTime: 0 });
  const other = enabled && data?.transportUnit?._id !== truck._id ? data?.transportUnit : null;
  const warning = other
    ? t('fleet.vehicles.match.drivesOther', {
        name: other.driver?.fullName ?? '',
        plate: shownPlate(other.country.countryCode, other.plate),
      })
    : undefined;
  return (
    <AsyncSelectField
      name={field('truckerId')}
      label={t('fleet.vehicles.fields.driver')}
      help={t('fleet.vehicles.match.driverHelp', { plate })}
      warn={() => warning}
      source={source}
      minLetters={2}
      autoFocus
      {...(driver ? { initial: { value: driver._id, label: driver.fullName } } : {})}
    />
  );
}
