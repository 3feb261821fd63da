import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { FEATURE_LIMITS, HEAVIEST_LOAD_TN, VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { DEVICE_MAX, MAX_VEHICLE_PHOTOS } from '#areas/fleet/rules/vehicle-limits.ts';
import { FEATURES } from '#areas/fleet/rules/vehicle-type.ts';
import { useOffered } from '#ui/catalogue/company-catalogues.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { DocumentRow, DocumentRows } from '#ui/upload/document-rows.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { PhotosSection } from '../detail/photos-section.tsx';
import { TrailerFields } from '../match/trailer-fields.tsx';
import { FactFields } from './fact-fields.tsx';
import { VehicleCardReader } from './vehicle-card-reader.tsx';
import { VehicleDocuments } from './vehicle-documents.tsx';
import type { VehicleInput } from './vehicle-shape.ts';

const field = fieldsOf<VehicleInput>();

interface VehicleFieldsProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView | null;
}

/** The body of the form: data, features, documents, match and photos. */
export function VehicleFields({ fleet, vehicle }: VehicleFieldsProps): ReactNode {
  const { t } = useTranslation();
  const country = useFieldValue(field('countryId'));
  const { kind } = FLEET_TRAITS[fleet];
  return (
    <>
      <FormSection title={t('fleet.vehicles.detail.facts')}>
        <VehicleCardReader country={country} />
        <FactFields fleet={fleet} vehicle={vehicle} country={country} />
      </FormSection>
      <FormSection title={t('fleet.vehicles.fields.features')}>
        <FeatureFields />
      </FormSection>
      {kind === 'truck' && (
        <FormSection title={t('fleet.vehicles.form.combination')} text={t('fleet.vehicles.form.combinationHelp')}>
          <FieldGrid>
            <TrailerFields name={field()} country={country} truck={vehicle} />
            <TextField name={field('deviceId')} label={t('fleet.vehicles.fields.gpsDeviceId')} max={DEVICE_MAX} />
          </FieldGrid>
        </FormSection>
      )}
      <FormSection title={t('fleet.vehicles.fields.documents')}>
        <VehicleDocuments kind={kind} vehicle={vehicle} country={country} />
      </FormSection>
      {vehicle ? (
        <PhotosSection fleet={fleet} vehicle={vehicle} />
      ) : (
        <FormSection title={t('fleet.vehicles.fields.photos')}>
          <DocumentRows label={t('fleet.vehicles.fields.photos')} rules={PHOTO_UPLOAD}>
            <DocumentRow name={t('fleet.vehicles.actions.addPhoto')}>
              <UploadField
                name={field('photos')}
                label={t('fleet.vehicles.actions.addPhoto')}
                rules={PHOTO_UPLOAD}
                allowedMaxFiles={MAX_VEHICLE_PHOTOS}
                multiple
                required={false}
                inRow
              />
            </DocumentRow>
          </DocumentRows>
        </FormSection>
      )}
    </>
  );
}

/** Axles, capacity, volume and pallets. */
function FeatureFields(): ReactNode {
  const { t } = useTranslation();
  const values = useFieldValue(field('features'));
  const offered = useOffered(FEATURES, VEHICLE_FEATURES);
  // One that the company no longer offers is still shown where the vehicle has it.
  const shown = [
    ...offered,
    ...VEHICLE_FEATURES.filter((one) => !offered.includes(one) && values[one] !== null),
  ].flatMap((one) => VEHICLE_FEATURES.find((feature) => feature === one) ?? []);
  const great = (tonnes: number) =>
    tonnes > HEAVIEST_LOAD_TN ? t('fleet.vehicles.form.greatCapacity', { tonnes: HEAVIEST_LOAD_TN }) : undefined;
  return (
    <FieldGrid>
      {shown.map((feature) => (
        <NumberField
          key={feature}
          name={field(`features.${feature}`)}
          label={t(`fleet.vehicles.features.${feature}`)}
          {...FEATURE_LIMITS[feature]}
          {...(feature === 'capacity' ? { warn: great } : {})}
        />
      ))}
    </FieldGrid>
  );
}
