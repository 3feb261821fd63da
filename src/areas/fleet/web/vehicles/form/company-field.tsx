import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listOwners } from '#areas/fleet/contract/driver-search.calls.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import type { VehicleInput } from './vehicle-shape.ts';

const field = fieldsOf<VehicleInput>();

interface CompanyFieldProps {
  readonly company: VehicleView['transportCompany'];
}

/** The transport company a vehicle belongs to; none means the own company. */
export function CompanyField({ company }: CompanyFieldProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const source = useMemo<OptionSource>(
    () => ({
      key: ['transport-companies'],
      search: async (search, signal) => {
        const { owners } = await api.call(listOwners, { query: { search } }, { signal });
        return owners.flatMap(({ _id, name, taxId, countryId }) =>
          _id === null ? [] : [{ value: _id, label: name, ...(taxId ? { detail: showTaxId(countryId, taxId) } : {}) }],
        );
      },
    }),
    [api],
  );
  return (
    <AsyncSelectField
      name={field('transportCompanyId')}
      label={t('fleet.vehicles.fields.transportCompany')}
      source={source}
      {...(company ? { initial: { value: company._id, label: company.name } } : {})}
    />
  );
}
