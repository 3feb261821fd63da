import type { Currency } from '#areas/operations/rules/catalogues.ts';
import type { Freight } from '#areas/operations/rules/freight.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { PropertyValues } from './property-value.ts';

export interface OrderPlace {
  readonly cityId: string;
  readonly cityName: string;
  readonly countryCode: CountryCode | null;
  readonly address: string | null;
  readonly reference: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly category: string | null;
  readonly warehouseId: string | null;
}

export interface OrderFreight extends Freight {
  readonly currency: Currency | null;
  readonly invoice: boolean;
  readonly advance: string | null;
}

export interface OrderLoad {
  readonly category: string;
  readonly value: number;
}

/** What a form says about an order. Keys of catalogues are those of the rules, amounts are decimal text. */
export interface OrderDetails {
  readonly clientId: string | null;
  readonly clientTaxDocument: string | null;
  readonly notificationMail: string | null;
  readonly notificationFirstName: string | null;
  readonly notificationLastName: string | null;
  readonly operatorId: string | null;
  readonly analystId: string | null;
  readonly origin: OrderPlace;
  readonly destination: OrderPlace;
  readonly loadingDate: string | null;
  readonly loadingHour: string | null;
  readonly deliveryDate: string | null;
  readonly deliveryHour: string | null;
  readonly containerReturn: string | null;
  readonly delayCutoff: string | null;
  readonly delayDate: string | null;
  readonly distanceKm: number | null;
  readonly categoryLoad: string | null;
  readonly weight: number | null;
  readonly weightUnit: string | null;
  readonly boardingMode: string | null;
  readonly vehicleType: string | null;
  readonly typeOperation: string | null;
  readonly serviceType: string | null;
  readonly loads: readonly OrderLoad[];
  readonly clientFreight: OrderFreight | null;
  readonly carrierFreight: OrderFreight | null;
  readonly transportFreight: { readonly value: string; readonly currency: Currency } | null;
  readonly hideTruckerFreight: boolean;
  readonly orderCodes: readonly string[];
  readonly deliveryCodes: readonly string[];
  readonly billOfLading: string | null;
  readonly billOfLadingFourkites: string | null;
  readonly carrierBookingNumber: string | null;
  readonly equipmentNumber: string | null;
  readonly containerType: string | null;
  readonly vessel: string | null;
  readonly crt: string | null;
  readonly invoiceNumber: string | null;
  readonly comment: string | null;
  readonly properties: PropertyValues;
  readonly assignmentNumber: string | null;
  readonly assignmentCompanyId: string | null;
}

/** An order of which only the way is known. */
export const BLANK_ORDER: Omit<OrderDetails, 'origin' | 'destination'> = {
  clientId: null,
  clientTaxDocument: null,
  notificationMail: null,
  notificationFirstName: null,
  notificationLastName: null,
  operatorId: null,
  analystId: null,
  loadingDate: null,
  loadingHour: null,
  deliveryDate: null,
  deliveryHour: null,
  containerReturn: null,
  delayCutoff: null,
  delayDate: null,
  distanceKm: null,
  categoryLoad: null,
  weight: null,
  weightUnit: null,
  boardingMode: null,
  vehicleType: null,
  typeOperation: null,
  serviceType: null,
  loads: [],
  clientFreight: null,
  carrierFreight: null,
  transportFreight: null,
  hideTruckerFreight: false,
  orderCodes: [],
  deliveryCodes: [],
  billOfLading: null,
  billOfLadingFourkites: null,
  carrierBookingNumber: null,
  equipmentNumber: null,
  containerType: null,
  vessel: null,
  crt: null,
  invoiceNumber: null,
  comment: null,
  properties: {},
  assignmentNumber: null,
  assignmentCompanyId: null,
};
