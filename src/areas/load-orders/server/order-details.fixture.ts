import type { StopDetails } from '#areas/load-orders/rules/multipoint.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { OrderPlace } from '#areas/load-orders/rules/order-place.ts';
import { blankOrder, type OrderValues } from './order-columns.ts';

export interface OrderOptions {
  readonly kind?: OrderKind;
  readonly operationId?: string;
  readonly vehicleType?: string;
  readonly operatorId?: string;
  readonly clientCompanyId?: string;
  readonly notificationMail?: string;
  /** The carrier's freight as amount and currency; null while it is to be agreed. */
  readonly freight?: readonly [string, string] | null;
  readonly deliveryDate?: string;
}

const place = (cityName: string, cityId: string, lat: number, lng: number): OrderPlace => ({
  cityId,
  cityName,
  countryCode: 'BO',
  address: null,
  reference: null,
  lat,
  lng,
  category: null,
  warehouseId: null,
});

export const SANTA_CRUZ = place('Santa Cruz de la Sierra', 'bo-08-santa-cruz-de-la-sierra', -17.7863, -63.1812);
export const LA_PAZ = place('La Paz', 'bo-04-la-paz', -16.5, -68.15);

const stop = (action: StopDetails['action'], at: OrderPlace, customer: string): StopDetails => ({
  action,
  place: at,
  customer,
  contactName: null,
  contactPhone: null,
  orderCode: null,
  deliveryCode: action === 'delivery' ? `E-${customer}` : null,
  plannedAt: null,
  quantity: 10,
  quantityUnit: 'pallet',
});

export const STOPS: readonly StopDetails[] = [
  stop('pickup', SANTA_CRUZ, 'Planta'),
  stop('delivery', LA_PAZ, 'Norte'),
  stop('delivery', LA_PAZ, 'Sur'),
];

/** The form of an ordinary order. */
export function valuesFor(options: OrderOptions, loadingDate: string): OrderValues {
  const { freight = ['850.00', 'BOB'] } = options;
  return {
    ...blankOrder({ origin: SANTA_CRUZ, destination: LA_PAZ }),
    client_company_id: options.clientCompanyId ?? null,
    notification_mail: options.notificationMail ?? null,
    notification_first_name: options.notificationMail ? 'Rosa' : null,
    operator_id: options.operatorId ?? null,
    loading_date: loadingDate,
    loading_hour: '08:00',
    delivery_date: options.deliveryDate ?? null,
    distance_km: '850',
    category_load: 'general',
    weight: '28',
    weight_unit: 'tn',
    vehicle_type: options.vehicleType ?? null,
    carrier_freight_type: freight ? 'simple' : 'toNegotiate',
    carrier_freight: freight?.[0] ?? null,
    carrier_freight_currency: freight?.[1] ?? null,
  };
}
