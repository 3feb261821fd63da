import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedDocuments, SentDriver } from '#areas/registrations/contract/registration.shapes.ts';
import { displayPhone } from '#countries/phone.ts';
import { showDay } from '#kernel/dates.ts';
import { Facts } from '#ui/record/section.tsx';
import { given } from './given.ts';
import { type SentFile, SentFiles } from './sent-files.tsx';

interface SentDriverPartsProps {
  readonly driver: SentDriver;
  readonly asked: AskedDocuments;
  readonly files: readonly SentFile[];
  /** What the company knows of this person. */
  readonly chip?: ReactNode;
}

/** One driver with what was sent of them. */
export function SentDriverParts({ driver, asked, files, chip }: SentDriverPartsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Text fw={600}>{`${driver.firstName} ${driver.lastName}`}</Text>
      {chip}
      <Facts
        facts={given([
          { label: driver.typeDocumentId, value: driver.documentId },
          {
            label: t('registrations.record.licence'),
            value: [driver.driverLicense, driver.driverLicenseCategory].filter(Boolean).join(' · '),
          },
          { label: t('registrations.record.birthDate'), value: showDay(driver.birthDate) },
          {
            label: t('registrations.record.phone'),
            value: displayPhone(driver.countryCode ?? '', driver.phone).trim(),
          },
        ])}
      />
      <SentFiles documents={driver.documents} asked={asked.drivers[driver.typeDocumentId] ?? []} files={files} />
    </Stack>
  );
}
