import { Button, Group, Text } from '@mantine/core';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hourIn } from '#kernel/dates.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { Board, BoardBooking } from '../../contract/board.calls.ts';
import { CHOOSE_DOCK } from '../../contract/warehouse.permissions.ts';
import classes from './board.module.css';
import { hoursOf, placeOf, type Sign, shownHours } from './board-time.ts';
import { DockRow } from './dock-row.tsx';
import { NowLine } from './now-line.tsx';
import { type Draft, useBoardMove } from './use-board-move.ts';
import { useSaveDraft } from './use-save-draft.ts';
import { useScrollToNow } from './use-scroll-to-now.ts';
import { WaitingList } from './waiting-list.tsx';

interface BoardGridProps {
  readonly board: Board;
  readonly signs: ReadonlyMap<string, Sign>;
  readonly now: number;
  readonly onOpen: (id: string) => void;
}

const NONE: readonly BoardBooking[] = [];

/** Docks below each other, the hours of the day from left to right. */
export function BoardGrid({ board, signs, now, onOpen }: BoardGridProps): ReactNode {
  const { t } = useTranslation();
  const mayChooseDock = useHolds(CHOOSE_DOCK);
  const { timeZone: zone } = board.warehouse;
  const shown = useMemo(() => shownHours(board), [board]);
  const scrolled = useScrollToNow(`${board.warehouse._id} ${board.date}`, shown);
  const hours = hoursOf(shown, zone);
  const byDock = useMemo(() => groupByDock(board.schedulings), [board.schedulings]);
  const saving = useSaveDraft({ zone, mayChooseDock, onSaved: () => moves.drop() });
  const moves = useBoardMove({ board, shown, mayChooseDock, onOpen, onSave: (draft) => void saving.save(draft) });
  const { draft, handlers } = moves;
  const mayMove = [...board.schedulings, ...board.waiting].some(({ movable }) => movable);
  return (
    <div className={classes.layout}>
      <div className={classes.scroll} ref={scrolled}>
        <div className={classes.grid} style={{ '--hours': hours.length } as CSSProperties}>
          <div className={classes.head} aria-hidden>
            <span className={classes.corner} />
            <div className={classes.hours}>
              {hours.map(({ at, label }) => (
                <span key={at} style={{ insetInlineStart: `${(placeOf(shown, at, at + 1)?.left ?? 0) * 100}%` }}>
                  {label}
                </span>
              ))}
            </div>
          </div>
          {board.docks.map((dock) => (
            <DockRow
              key={dock.id}
              dock={dock}
              bookings={byDock.get(dock.id) ?? NONE}
              from={shown.from}
              until={shown.until}
              zone={zone}
              signs={signs}
              movingId={draft?.booking._id ?? null}
              draft={draft?.dockId === dock.id ? draft : null}
              handlers={handlers}
            />
          ))}
          <NowLine shown={shown} now={now} />
        </div>
      </div>
      <WaitingList waiting={board.waiting} zone={zone} movingId={draft?.booking._id ?? null} {...handlers} />
      <div role="status" className={classes.saving} data-shown={draft !== null || undefined}>
        {draft && (
          <Group justify="space-between">
            <Text fw={550}>
              {t('warehouses.board.moving', { name: draft.name, place: placeText(draft, board, mayChooseDock) })}
            </Text>
            <Group gap="xs">
              <Button variant="default" onClick={moves.drop}>
                {t('warehouses.board.back')}
              </Button>
              <Button loading={saving.isSaving} onClick={() => void saving.save(draft)}>
                {t('warehouses.board.save')}
              </Button>
            </Group>
          </Group>
        )}
      </div>
      {mayMove && <Text className={classes.help!}>{t('warehouses.board.help')}</Text>}
    </div>
  );
}

function placeText({ startsAt, dockId }: Draft, { docks, warehouse }: Board, withDock: boolean): string {
  const hour = hourIn(new Date(startsAt), warehouse.timeZone);
  const dock = withDock ? docks.find(({ id }) => id === dockId)?.name : undefined;
  return [hour, dock].filter(Boolean).join(' · ');
}

function groupByDock(bookings: readonly BoardBooking[]): Map<string, BoardBooking[]> {
  const byDock = new Map<string, BoardBooking[]>();
  for (const booking of bookings) {
    if (!booking.dockId) continue;
    const ofDock = byDock.get(booking.dockId);
    if (ofDock) ofDock.push(booking);
    else byDock.set(booking.dockId, [booking]);
  }
  return byDock;
}
