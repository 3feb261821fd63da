import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { dynamicKey, type NameIn, type TranslateKey } from '#kernel/phrase-key.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { PhotoCarousel } from '#ui/media/photo-carousel.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { FleetDocumentList } from './document-list.tsx';
import { useAssignedTruck } from './use-assigned-truck.ts';

interface UnitPanelProps {
  readonly driver: DriverView;
  readonly unit: NonNullable<DriverView['transportUnit']>;
}

/** The truck of a driver: in full for readers who may see trucks, otherwise only its plate. */
export function UnitPanel({ driver, unit }: UnitPanelProps): ReactNode {
  const { t } = useTranslation();
  const { mayRead, reply } = useAssignedTruck(driver);
  if (mayRead && reply.isError) return <QueryError onRetry={() => void reply.refetch()} />;
  if (mayRead && !reply.data) return <DetailSkeleton lines={6} />;
  const truck = reply.data?.transportUnit;
  const { countryId } = driver.country;
  return (
    <>
      <Section title={unit.plate}>
        <Facts
          facts={[
            { label: t('fleet.drivers.fields.plate'), value: unit.plate },
            { label: t('fleet.vehicles.fields.type'), value: t(dynamicKey('fleet.vehicles.types', unit.type)) },
            ...(truck ? truckFacts(truck, t) : []),
          ]}
        />
        {truck && truck.photos.length > 0 && (
          <PhotoCarousel photos={truck.photos.map(({ url }) => ({ url, fileName: unit.plate }))} label={unit.plate} />
        )}
      </Section>
      {truck && <FleetDocumentList documents={truck.documents} completion={truck.completion} country={countryId} />}
    </>
  );
}

function truckFacts(truck: VehicleView, translate: TranslateKey) {
  const fact = (field: NameIn<'fleet.vehicles.fields'>, value: ReactNode) => ({
    label: translate(`fleet.vehicles.fields.${field}`),
    value: value ?? <None />,
  });
  return [
    fact('brand', truck.brand?.transportUnitBrandName),
    fact('year', truck.year === null ? null : String(truck.year)),
    fact('color', truck.color),
    fact('chassis', truck.chassis),
    ...truck.features.map(({ _id, transportUnitFeatureName: label, value }) => ({
      label,
      value: value ?? <None key={_id} />,
    })),
  ];
}
