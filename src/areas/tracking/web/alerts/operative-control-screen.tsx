import type { ReactNode } from 'react';
import { listCalls } from '#kernel/list-definition.ts';
import { ALERT_PRESETS } from '#ui/fields/date/date-presets.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { type AlertRow, alertList } from '../../contract/alert.list.ts';

const CALLS = listCalls(alertList);
const alertId = ({ _id }: AlertRow): string => _id;
const PRESETS = { dates: ALERT_PRESETS };
const TONES = {
  criticality: { high: 'danger', medium: 'warning', low: 'neutral' },
  review: { pending: 'warning', reviewed: 'success' },
} as const;

/** Every alert of the company as it comes in. */
export default function OperativeControlScreen(): ReactNode {
  return <ListScreen definition={alertList} calls={CALLS} rowId={alertId} presets={PRESETS} tones={TONES} />;
}
