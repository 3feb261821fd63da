import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import type { TrailerView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { FleetDocumentList } from './document-list.tsx';
import { useAssignedTruck } from './use-assigned-truck.ts';

interface TrailerPanelProps {
  readonly driver: DriverView;
  readonly unit: NonNullable<DriverView['transportUnit']>;
}

/** The one or two semitrailers of a driver's truck. */
export function TrailerPanel({ driver, unit }: TrailerPanelProps): ReactNode {
  const { mayRead, reply } = useAssignedTruck(driver);
  if (mayRead && reply.isError) return <QueryError onRetry={() => void reply.refetch()} />;
  if (mayRead && !reply.data) return <DetailSkeleton lines={6} />;
  const truck = reply.data?.transportUnit;
  const pairs = [
    { named: unit.trailer, trailer: truck?.trailer },
    { named: unit.secondTrailer, trailer: truck?.secondTrailer },
  ];
  return (
    <>
      {pairs.map(
        ({ named, trailer }) =>
          named && <Trailer key={named._id} plate={named.plate} trailer={trailer ?? null} driver={driver} />,
      )}
    </>
  );
}

interface TrailerProps {
  readonly plate: string;
  /** Null for readers who may see only its plate. */
  readonly trailer: TrailerView | null;
  readonly driver: DriverView;
}

function Trailer({ plate, trailer, driver }: TrailerProps): ReactNode {
  const { t } = useTranslation();
  const { countryId } = driver.country;
  const fact = (field: NameIn<'fleet.vehicles.fields'>, value: ReactNode) => ({
    label: t(`fleet.vehicles.fields.${field}`),
    value: value ?? <None />,
  });
  return (
    <>
      <Section title={plate}>
        <Facts
          facts={[
            { label: t('fleet.drivers.fields.plate'), value: plate },
            ...(trailer
              ? [
                  fact('type', trailer.type.transportUnitTypeName),
                  fact('brand', trailer.brand?.transportUnitBrandName),
                  fact('year', trailer.year),
                  fact('color', trailer.color),
                ]
              : []),
          ]}
        />
      </Section>
      {trailer && <FleetDocumentList documents={trailer.documents} country={countryId} />}
    </>
  );
}
