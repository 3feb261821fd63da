import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import { FENCE_KINDS, PATH_KINDS } from '../../rules/route-limits.ts';
import { minutesText } from '../minutes-text.ts';

/** What the histories of routes, paths, places and fences compare. */
export const HISTORY_FIELDS: readonly string[] = [
  ...['name', 'currency', 'archived', 'path', 'kind', 'isUsual', 'number', 'km', 'expectedMinutes', 'corridorMeters'],
  ...['speedKmh', 'checkpoints', 'fences', 'stopovers', 'address', 'city', 'position', 'owner', 'fence'],
  ...['forLoad', 'forUnload', 'form', 'entryAlarm', 'exitAlarm', 'validity', 'color', 'note', 'pathOrder'],
];

/** A creation fills in the whole record, and alarms are read on their own screen: neither lists its values. */
const SILENT = /^routes\.(create|updateAlarms|updateCompanyAlarms)/;

export function changedFields(action: string, changes: Readonly<Record<string, unknown>>): readonly string[] {
  return SILENT.test(action) ? [] : Object.keys(changes).filter((field) => HISTORY_FIELDS.includes(field));
}

export const historyField = (field: string, translate: TranslateKey): string =>
  translate(dynamicKey('routes.library.history.fields', field));

/** A value of the history in the words of the screen. */
export function historyText(field: string, value: unknown, translate: TranslateKey): string {
  if (value === null || value === undefined || value === '') return translate('routes.library.history.nothing');
  if (typeof value === 'boolean') return translate(value ? 'routes.library.yes' : 'routes.library.no');
  if (field === 'expectedMinutes') return minutesText(Number(value));
  if (field === 'kind') return kindText(String(value), translate);
  return String(value);
}

/** A path and a fence have kinds of their own, and share none. */
function kindText(value: string, translate: TranslateKey): string {
  const fence = FENCE_KINDS.find((kind) => kind === value);
  if (fence) return translate(`routes.fenceKinds.${fence}`);
  const path = PATH_KINDS.find((kind) => kind === value);
  return path ? translate(`routes.pathKinds.${path}`) : value;
}
