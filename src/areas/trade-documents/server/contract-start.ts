import type { CompanyRecord } from '#areas/companies/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { ContractFields } from '#areas/trade-documents/rules/transport-contract.ts';
import { showMoney } from '#countries/show-money.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import type { Language } from '#kernel/language.ts';
import { showNumber } from '#kernel/numbers.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import type { FormOrderRow } from './order-form.repository.ts';

export interface ContractSource {
  readonly company: CompanyRecord;
  readonly order: FormOrderRow;
  readonly today: string;
  readonly seesPrices: boolean;
  /** In the company's language. */
  readonly say: TranslateKey;
  readonly language: Language;
}

/** The starting values of a contract: everything known about the company and the order. */
export function startContract({ company, order, today, seesPrices, say, language }: ContractSource): ContractFields {
  const { category_load, weight, weight_unit } = order;
  const { legalRepresentative = null } = company.agreement_data as { readonly legalRepresentative?: string | null };
  return {
    contractorName: company.company_name,
    contractorTaxId: company.tax_id && showTaxId(company.country_code, company.tax_id),
    contractorAddress: company.address,
    contractorRepresentative: legalRepresentative,
    carrierName: order.carrier_name ?? null,
    carrierTaxId: order.carrierTaxId && showTaxId(order.carrierCountry, order.carrierTaxId),
    carrierAddress: order.carrierAddress,
    driverName: order.driver_name,
    driverDocument: null,
    plate: order.plate,
    trailerPlate: order.trailer_plate,
    cargo: category_load ? say(dynamicKey('operations.catalogues.categories', category_load)) : null,
    weight: weight
      ? [
          showNumber(weight, language),
          weight_unit && say(dynamicKey('operations.catalogues.weightUnitAbbreviations', weight_unit)),
        ]
          .filter(Boolean)
          .join(' ')
      : null,
    origin: placeText(order.origin as unknown as Place),
    destination: placeText(order.destination as unknown as Place),
    loadingDate: order.loading_date,
    deliveryDate: order.delivery_date,
    freight: seesPrices ? freightText(order, company, say) : null,
    advance: seesPrices ? moneyText(order.carrier_freight_advance, order, company) : null,
    paymentTerms: null,
    signingPlace: null,
    signingDate: today,
    specialClauses: null,
  };
}

const placeText = ({ address, cityName }: Place): string => [address, cityName].filter(Boolean).join(', ');

const moneyText = (value: string | null, order: FormOrderRow, company: CompanyRecord): string | null =>
  value === null ? null : showMoney(value, order.carrier_freight_currency, company.country_code);

function freightText(order: FormOrderRow, company: CompanyRecord, say: ContractSource['say']): string | null {
  const price = moneyText(order.carrier_freight, order, company);
  const { carrier_freight_type: type, carrier_freight_unit: unit } = order;
  return price && type === 'compound' && unit
    ? `${price} / ${say(dynamicKey('operations.catalogues.weightUnitAbbreviations', unit))}`
    : price;
}
