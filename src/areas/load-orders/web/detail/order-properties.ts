import type { OrderPropertyView, OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { isDay, showDay } from '#kernel/dates.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import type { Numbers } from '#ui/i18n/use-numbers.ts';

type Value = OrderPropertyView['value'];

/** The custom properties that have a value, in words; keyed ones are named by their key. */
export function shownProperties(
  properties: OrderView['propertiesOc'],
  translate: TranslateKey,
  numbers: Numbers,
): { readonly label: string; readonly value: string }[] {
  const listed = Array.isArray(properties)
    ? properties.map(({ name, value }) => ({ label: name, value }))
    : Object.entries(properties).map(([label, value]) => ({ label, value }));
  return listed.flatMap(({ label, value }) =>
    value === null || value === '' ? [] : [{ label, value: inWords(value, translate, numbers) }],
  );
}

function inWords(value: NonNullable<Value>, translate: TranslateKey, numbers: Numbers): string {
  if (typeof value === 'boolean') return translate(value ? 'lists.yes' : 'lists.no');
  if (typeof value === 'number') return numbers.ungrouped(value);
  return isDay(value) ? showDay(value) : value;
}
