import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { PRINTED_CODES } from '#areas/load-orders/contract/order-fields.ts';
import { hoursText } from '#areas/load-orders/rules/plan-time.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { showDay, showInstant } from '#kernel/dates.ts';
import type { NameIn, TranslateKey } from '#kernel/phrase-key.ts';
import type { Numbers } from '#ui/i18n/use-numbers.ts';
import type { SheetFact } from '#ui/record/sheet-section.tsx';
import { shownProperties } from '../detail/order-properties.ts';

export interface SheetPart {
  readonly title: string;
  readonly facts: readonly SheetFact[];
}

export interface Writing {
  readonly zone: string;
  readonly numbers: Numbers;
}

/** The printed fields, without prices because the sheet passes through many hands. Empty fields are left out. */
export function sheetParts(order: OrderView, translate: TranslateKey, { zone, numbers }: Writing): SheetPart[] {
  const { assignment, dates, weightUnit } = order;
  const field = (name: NameIn<'loadOrders.screens.fields'>, value: string | null | undefined, wide = false) =>
    value ? [{ label: translate(`loadOrders.screens.fields.${name}`), value, wide }] : [];
  const when = (day: string | null, hour: string | null) => day && [showDay(day), hour].filter(Boolean).join(' ');
  const parts = [
    {
      title: translate('loadOrders.screens.route'),
      facts:
        order.stops.length > 0
          ? order.stops.map((stop) => ({
              label: `${stop.position + 1}. ${translate(`loadOrders.stopActions.${stop.action}`)}`,
              value: [
                placeLine(stop.place),
                stop.customer,
                stop.deliveryCode,
                stop.plannedAt && showInstant(stop.plannedAt, zone),
              ]
                .filter(Boolean)
                .join(' · '),
              wide: true,
            }))
          : [
              ...field('origin', placeLine(order.origin), true),
              ...field('destination', placeLine(order.destination), true),
            ],
    },
    planPart(order, translate, numbers),
    {
      title: translate('loadOrders.screens.dates'),
      facts: [
        ...field('loadingDate', when(dates.loadingDate, dates.loadingDateHour)),
        ...field('deliveryDate', when(dates.deliveryDate, dates.deliveryDateHour)),
        ...field('containerReturn', when(dates.containerReturn, null)),
      ],
    },
    {
      title: translate('loadOrders.screens.assignment'),
      facts: [
        ...field('plate', assignment?.plate),
        ...field('trailerPlate', assignment?.trailerPlate),
        ...field('trucker', assignment?.fullName),
        ...field('carrier', assignment?.companyName),
      ],
    },
    {
      title: translate('loadOrders.screens.cargo'),
      facts: [
        ...field('client', order.clientCompany?.name),
        ...field('categoryLoad', order.categoryLoad?.categoryLoadName),
        ...field('weight', weightUnit && numbers.withUnit(weightUnit.value ?? '', weightUnit.weightUnitAbbreviation)),
        ...field('boardingMode', order.boardingMode?.boardingModeName),
        ...field('comment', order.comment, true),
      ],
    },
    {
      title: translate('loadOrders.screens.codes'),
      facts: [
        ...field('assignmentNumber', order.assignmentNumber),
        ...PRINTED_CODES.flatMap((name) => field(name, order[name])),
        ...field('orderCodes', order.orderCodes.join(', ')),
        ...field('deliveryCodes', order.deliveryCodes.join(', ')),
        ...shownProperties(order.propertiesOc, translate, numbers),
      ],
    },
  ];
  return parts.filter(({ facts }) => facts.length > 0);
}

/** The way: route, path, length and time, and what is passed. */
function planPart({ plan, distanceTravel, expectedMinutes }: OrderView, translate: TranslateKey, numbers: Numbers) {
  const isEstimate = plan?.source === 'estimate' && translate('loadOrders.screens.plan.estimate');
  const said = (...parts: readonly unknown[]) => parts.filter(Boolean).join(' · ');
  const minutes = expectedMinutes ?? plan?.minutes;
  const km = distanceTravel ?? plan?.km;
  const fact = (label: string, value: string, wide = false) => (value ? [{ label, value, wide }] : []);
  return {
    title: translate('loadOrders.screens.plan.title'),
    facts: [
      ...fact(
        translate('loadOrders.screens.fields.routeGeofence'),
        plan ? said(plan.route, plan.path, isEstimate) : '',
        true,
      ),
      ...fact(
        translate('loadOrders.screens.fields.distance'),
        km === undefined ? '' : translate('loadOrders.screens.kilometres', { number: numbers.show(km) }),
      ),
      ...fact(
        translate('loadOrders.screens.fields.expectedMinutes'),
        minutes === undefined ? '' : translate('loadOrders.screens.plan.hours', { time: hoursText(minutes) }),
      ),
      ...(plan?.checkpoints ?? []).flatMap(({ type, name, km, expectedMinute, stopMinutes }, at) =>
        fact(
          `${at + 1}. ${translate(`ui.map.mark.${type}`)}`,
          said(
            name,
            translate('loadOrders.screens.plan.at', { km: numbers.show(km) }),
            translate('loadOrders.screens.plan.after', { time: hoursText(expectedMinute) }),
            stopMinutes > 0 && translate('loadOrders.screens.plan.stop', { minutes: stopMinutes }),
          ),
          true,
        ),
      ),
    ],
  };
}

function placeLine({ cityName, address, reference }: Place): string {
  return [cityName, address, reference].filter(Boolean).join(' · ');
}
