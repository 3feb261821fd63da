import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_DOCUMENT_YEAR, isNumbered, POLICY_NUMBER } from '#areas/documents/rules/document-dates.ts';
import { DOCUMENT_NUMBER_MAX } from '#areas/documents/rules/document-limits.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { VEHICLE_EXPIRATION_ATTRIBUTES } from '#countries/document-types.ts';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { FleetDocumentFields } from '../../documents/document-fields.tsx';
import { useOwnRequirements } from '../../documents/use-own-requirements.ts';
import { slotsOf } from './vehicle-body.ts';
import type { VehicleInput } from './vehicle-shape.ts';

const field = fieldsOf<VehicleInput>();

interface VehicleDocumentsProps {
  readonly kind: VehicleKind;
  readonly vehicle: VehicleView | null;
  readonly country: CountryCode;
}

/** The documents of the country with their dates; the policy with its number. */
export function VehicleDocuments({ kind, vehicle, country }: VehicleDocumentsProps): ReactNode {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  const slots = slotsOf(kind, country, vehicle, permissions, useOwnRequirements(kind));
  const dates = [
    ...new Set(slots.flatMap(({ expiration }) => VEHICLE_EXPIRATION_ATTRIBUTES.filter((one) => one === expiration))),
  ];
  return (
    <>
      <FieldGrid>
        {dates.map((attribute) => (
          <DateField
            key={attribute}
            name={field(attribute)}
            label={t(`fleet.vehicles.fields.${attribute}`)}
            minYear={EARLIEST_DOCUMENT_YEAR}
            years="all"
          />
        ))}
        {slots.some(({ type }) => isNumbered(type)) && (
          <TextField
            name={field(POLICY_NUMBER)}
            label={t(`fleet.vehicles.fields.${POLICY_NUMBER}`)}
            max={DOCUMENT_NUMBER_MAX}
          />
        )}
      </FieldGrid>
      <FleetDocumentFields name={field('documents')} slots={slots} />
    </>
  );
}
