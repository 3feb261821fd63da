import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DocumentAttribute, POLICY_NUMBER } from '#areas/documents/rules/document-dates.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { VEHICLE_EXPIRATION_ATTRIBUTES } from '#countries/document-types.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { FleetDocumentFields } from '../../documents/document-fields.tsx';
import { useOwnRequirements } from '../../documents/use-own-requirements.ts';
import { slotsOf } from './vehicle-body.ts';
import type { VehicleInput } from './vehicle-shape.ts';

const field = fieldsOf<VehicleInput>();
const ATTRIBUTES = [...VEHICLE_EXPIRATION_ATTRIBUTES, POLICY_NUMBER] as const;

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
  const fieldOf = (attribute: DocumentAttribute) => {
    const own = ATTRIBUTES.find((one) => one === attribute);
    return own && { name: field(own), label: t(`fleet.vehicles.fields.${own}`) };
  };
  return <FleetDocumentFields name={field('documents')} slots={slots} fieldOf={fieldOf} />;
}
