import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_DOCUMENT_YEAR } from '#areas/documents/rules/document-dates.ts';
import { ASSIGN_TRANSPORT_COMPANY, CHAT_EXPIRATION_FIELD } from '#areas/fleet/contract/driver.permissions.ts';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { listOwners } from '#areas/fleet/contract/driver-search.calls.ts';
import { countryFields } from '#areas/fleet/rules/driver-rules.ts';
import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { Country } from '#countries/country-type.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { RuleField } from '#ui/fields/country/rule-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useDriverAccess } from '../use-driver-access.ts';
import { AccountField } from './account-field.tsx';
import type { DriverInput } from './driver-values.ts';

const field = fieldsOf<DriverInput>();

interface MoreFieldsProps {
  readonly market: Market;
  readonly country: Country;
  /** Null for a new driver. */
  readonly driver: DriverView | null;
}

/** Fields that only some countries have or only some users see. */
export function MoreFields({ market, country, driver }: MoreFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { seesFleetType, seesTransportCompany, fleetTypeWords } = useDriverAccess(market);
  const seesChat = useHolds(CHAT_EXPIRATION_FIELD);
  const assigns = useHolds(ASSIGN_TRANSPORT_COMPANY) && seesTransportCompany;
  const has = countryFields(country);
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  return (
    <FieldGrid>
      {country.curp && (
        <RuleField name={field('curp')} label={say('curp')} rule={country.curp} required={country.curp.required} />
      )}
      {country.operator && (
        <RuleField
          name={field('operator')}
          label={say('operator')}
          rule={country.operator}
          required={country.operator.required}
        />
      )}
      {has.chatExpirationDate && seesChat && (
        <DateField
          name={field('chatExpirationDate')}
          label={say('chatExpirationDate')}
          minYear={EARLIEST_DOCUMENT_YEAR}
          years="all"
        />
      )}
      {has.typeOfFleet && seesFleetType && (
        <SelectField
          name={field('typeOfFleet')}
          label={say('typeOfFleet')}
          options={FLEET_TYPES.map((type) => ({ value: type, label: t(fleetTypeWords[type]) }))}
        />
      )}
      {assigns && <CompanyField company={driver?.transportCompany ?? null} />}
      <AccountField account={driver?.account.user ?? null} />
      <FullRow>
        <SwitchField
          name={field('eventualTrucker')}
          label={say('eventualTrucker')}
          help={t('fleet.drivers.form.eventualHelp')}
        />
      </FullRow>
    </FieldGrid>
  );
}

/** One of the company's transport companies, found by name; none means the company itself. */
function CompanyField({ company }: { readonly company: DriverView['transportCompany'] }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const source = useMemo<OptionSource>(
    () => ({
      key: ['drivers', 'owners'],
      search: async (text, signal) => {
        const { owners } = await api.call(listOwners, { query: { search: text } }, { signal });
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
      label={t('fleet.drivers.fields.transportCompany')}
      source={source}
      initial={company ? { value: company._id, label: company.name } : undefined}
    />
  );
}
