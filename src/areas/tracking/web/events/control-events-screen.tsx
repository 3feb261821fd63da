import type { ReactNode } from 'react';
import { listCalls } from '#kernel/list-definition.ts';
import { showPosition } from '#kernel/position.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { type ControlEventRow, controlEventList } from '../../contract/control-event.list.ts';
import { ControlPages } from '../control-pages.tsx';

const CALLS = listCalls(controlEventList);
const eventId = ({ _id }: ControlEventRow): string => _id;
const TONES = { type: { deviation: 'danger', other: 'neutral' } } as const;
const CELLS = {
  position: ({ position }: ControlEventRow) => position && [position.city, showPosition(position)].join(' · '),
};

/** Everything that trucks and people did, newest first. */
export default function ControlEventsScreen(): ReactNode {
  return (
    <>
      <ControlPages open="controlEvent" />
      <ListScreen definition={controlEventList} calls={CALLS} rowId={eventId} cells={CELLS} tones={TONES} />
    </>
  );
}
