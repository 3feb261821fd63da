import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { PRINTED_CODES } from '#areas/load-orders/contract/order-fields.ts';
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

interface Writing {
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

function placeLine({ cityName, address, reference }: Place): string {
  return [cityName, address, reference].filter(Boolean).join(' · ');
}
