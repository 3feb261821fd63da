import { type ReactNode, Suspense } from 'react';
import { listCalls } from '#kernel/list-definition.ts';
import { ALERT_PRESETS } from '#ui/fields/date/date-presets.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { type AlertRow, alertList } from '../../contract/alert.list.ts';
import { ControlPages } from '../control-pages.tsx';
import { useOpenAlert } from './use-open-alert.ts';

const AlertPanel = lazyWith(['tracking/later'], () => import('./alert-panel.tsx'));

const CALLS = listCalls(alertList);
const idOf = ({ _id }: AlertRow): string => _id;
const PRESETS = { dates: ALERT_PRESETS };
const TONES = {
  criticality: { high: 'danger', medium: 'warning', low: 'neutral' },
  review: { pending: 'warning', reviewed: 'success' },
} as const;

/** Every alert of the company as it comes in; one opens beside the list. */
export default function OperativeControlScreen(): ReactNode {
  const { alertId, close, hrefOf } = useOpenAlert();
  return (
    <>
      <ControlPages open="alert" />
      <ListScreen
        definition={alertList}
        calls={CALLS}
        rowId={idOf}
        presets={PRESETS}
        tones={TONES}
        rowHref={({ _id }) => hrefOf(_id)}
      />
      <Suspense fallback={null}>
        <AlertPanel alertId={alertId} onClose={close} />
      </Suspense>
    </>
  );
}
