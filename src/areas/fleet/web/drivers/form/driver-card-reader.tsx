import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readDriverCard } from '#areas/fleet/contract/ocr.calls.ts';
import type { DriverSuggestions } from '#areas/fleet/contract/ocr.shapes.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import { isDay, showDay } from '#kernel/dates.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { CardReader } from '#ui/upload/card-reader.tsx';
import type { DriverValues } from './driver-values.ts';

/** Reads a photo of the driver's licence or identity card into suggestions for the form. */
export function DriverCardReader(): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { control, setValue } = useFormContext<DriverValues>();
  const country = useWatch({ control, name: 'countryId' });
  const set = (field: keyof DriverValues, value: string | null) =>
    setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const use = (field: keyof DriverSuggestions, value: string) => {
    if (field !== 'documentId') return set(field, value);
    const { number, state } = splitDocumentId(value);
    set('documentId', number);
    if (state) set('documentState', state);
  };
  return (
    <CardReader
      help={t('fleet.ocr.driverHelp')}
      read={async (content) => (await api.call(readDriverCard, { body: { country, content } })).suggestions}
      labelOf={(field) => t(`fleet.drivers.fields.${field}`)}
      showValue={(_, value) => (isDay(value) ? showDay(value) : value)}
      onUse={use}
    />
  );
}
