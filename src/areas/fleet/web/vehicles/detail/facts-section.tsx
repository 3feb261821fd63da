import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { screens as tracking } from '#areas/tracking/area.ts';
import { shownPlate } from '#countries/country.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { addressOf } from '#kernel/screens.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { CountryName } from '../vehicle-texts.tsx';

interface FactsSectionProps {
  readonly fleet: VehicleFleet;
  readonly vehicle: VehicleView;
}

/** The data and features of a vehicle. */
export function FactsSection({ fleet, vehicle }: FactsSectionProps): ReactNode {
  const { t } = useTranslation();
  const { fleetTypeWords, seesTransportCompany } = useVehicleAccess(fleet);
  const { country, features, ruatInfo, semitrailer } = vehicle;
  const plate = shownPlate(country.countryCode, vehicle.plate);
  const fact = (name: NameIn<'fleet.vehicles.fields'>, value: ReactNode) => ({
    label: t(`fleet.vehicles.fields.${name}`),
    value: value || <None />,
  });
  return (
    <Section title={t('fleet.vehicles.detail.facts')}>
      <Facts
        facts={[
          fact(
            'plate',
            <>
              {plate} <CopyButton value={plate} label={plate} />
            </>,
          ),
          fact('country', <CountryName country={country.countryCode} />),
          fact('type', vehicle.type.transportUnitTypeName),
          fact('brand', vehicle.brand?.transportUnitBrandName),
          fact('year', vehicle.year && String(vehicle.year)),
          fact('color', vehicle.color),
          ...features.map(({ _id, value }) => fact(_id, value)),
          {
            label: [
              t('fleet.vehicles.fields.chassis'),
              ruatInfo.chassisNumberLabel && `(${ruatInfo.chassisNumberLabel})`,
            ]
              .filter(Boolean)
              .join(' '),
            value: vehicle.chassis || <None />,
          },
          ...(ruatInfo.isFromBolivia
            ? [fact('crpva', vehicle.crpva), fact('typeDocumentRuat', vehicle.typeDocumentRuat)]
            : []),
          ...(vehicle.typeOfFleet ? [fact('typeOfFleet', t(fleetTypeWords[vehicle.typeOfFleet]))] : []),
          ...(seesTransportCompany ? [fact('transportCompany', vehicle.transportCompany?.name)] : []),
          ...(semitrailer ? [] : [fact('gpsDeviceId', vehicle.gpsDeviceId && <DeviceLink id={vehicle.gpsDeviceId} />)]),
          { label: t('fleet.vehicles.detail.updated'), value: <RelativeTime instant={vehicle.updatedAt} /> },
        ]}
      />
    </Section>
  );
}

/** The device's own record, for whoever may open it; it is found by what the truck calls it. */
function DeviceLink({ id }: { readonly id: string }): ReactNode {
  const canOpen = useCanOpen();
  const address = addressOf(tracking.device, { deviceId: id });
  return canOpen(address) ? <Link to={address}>{id}</Link> : id;
}
