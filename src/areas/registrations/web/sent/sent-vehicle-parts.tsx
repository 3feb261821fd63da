import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedDocuments, SentVehicle } from '#areas/registrations/contract/registration.shapes.ts';
import { shownPlate } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { Facts } from '#ui/record/section.tsx';
import { given } from './given.ts';
import { type SentFile, SentFiles } from './sent-files.tsx';

interface SentVehiclePartsProps {
  readonly vehicle: SentVehicle;
  readonly country: CountryCode;
  readonly asked: AskedDocuments;
  readonly files: readonly SentFile[];
  /** What the company knows of this vehicle. */
  readonly chip?: ReactNode;
}

/** One truck or semitrailer with what was sent of it. */
export function SentVehicleParts({ vehicle, country, asked, files, chip }: SentVehiclePartsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Text fw={600}>
        {`${shownPlate(country, vehicle.plate)} · ${t(dynamicKey('fleet.vehicles.types', vehicle.typeId))}`}
      </Text>
      {chip}
      <Facts
        facts={given([
          {
            label: t('registrations.record.brand'),
            value: [vehicle.brand, vehicle.year].filter(Boolean).join(' · '),
          },
        ])}
      />
      <SentFiles documents={vehicle.documents} asked={asked[vehicle.kind]} files={files} />
    </Stack>
  );
}
