import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, hourIn, showDay } from '#kernel/dates.ts';
import { useApi, useCall } from '#ui/api/api-context.tsx';
import { logOnly } from '#ui/log/log.ts';
import type { QueueState } from '#ui/queue/waiting-queue.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useStore } from '#ui/store/store.ts';
import { type GateCheck, type GateDay, readGateDay } from '../../contract/gate.calls.ts';
import { type GateEntry, packDay, unpackDay } from '../../rules/gate-day.ts';
import { checkAtGate, type ShownCheck } from './check-gate.ts';
import { checkOffline } from './check-offline.ts';
import { entriesNow, type GateCalendar } from './gate-now.ts';
import { createGateQueue, type GateQueue } from './gate-queue.ts';
import { type GateItem, gateName, storage } from './gate-storage.ts';

export interface Gate {
  /** Null until the first reading, on this phone or from the server. */
  readonly day: GateDay | null;
  readonly entries: readonly GateEntry[];
  readonly isError: boolean;
  readonly reload: () => void;
  readonly queue: GateQueue;
  readonly waiting: QueueState<GateItem>;
  readonly check: (shown: string, plate?: string | null) => Promise<ShownCheck | null>;
  /** A time as the warehouse writes it. */
  readonly showTime: (at: number | null) => string;
  readonly calendar: () => GateCalendar;
  readonly name: string;
}

/** One gate: the list from the server or from this phone, what waits to be sent, and the verdicts. */
export function useGate(warehouseId: string): Gate {
  const { t } = useTranslation();
  const api = useApi();
  const { userId, fullName } = useSignedIn();
  const name = gateName(userId, warehouseId);
  const { data, isError, refetch } = useCall(readGateDay, { params: { id: warehouseId } }, { networkMode: 'always' });
  const kept = useKept(name, data?.day);
  const day = data?.day ?? kept;
  // Until the next reading, without network perhaps for hours, the phone remembers what it has sent.
  const [sent, setSent] = useState<readonly GateItem[]>([]);
  useEffect(() => {
    if (data) setSent([]);
  }, [data]);
  const zone = day?.warehouse.timeZone ?? 'UTC';
  const showTime = useCallback(
    (at: number | null) => {
      if (at === null) return '';
      const moment = new Date(at);
      const on = dayIn(moment, zone);
      const hour = hourIn(moment, zone);
      return on === dayIn(new Date(), zone) ? hour : `${showDay(on)} ${hour}`;
    },
    [zone],
  );

  const explain = ({ verdict, booking }: GateCheck) =>
    verdict === 'used' && booking
      ? t('warehouses.gate.advice.used', { at: showTime(booking.arrivedAt), by: booking.letInBy ?? '' })
      : t(`warehouses.gate.verdicts.${verdict}`);
  // One queue for one gate, whatever language or time zone its messages get meanwhile.
  const latest = useRef(explain);
  latest.current = explain;
  const queue = useMemo(() => {
    const sent = async (item: GateItem) => {
      setSent((before) => [...before, item]);
      await rememberSent(name, item, fullName).catch(unkept);
    };
    const settled = () => void refetch();
    return createGateQueue(name, storage, api, { explain: (check) => latest.current(check), sent, settled });
  }, [name, api, refetch, fullName]);
  const waiting = useStore(queue.store);
  useEffect(() => {
    queue.start().catch(unkept);
    const back = () => void queue.wake().then(() => refetch());
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      queue.stop();
    };
  }, [queue, refetch]);

  const listed = useMemo(() => (day ? unpackDay(day) : []), [day]);
  const entries = useMemo(
    () => entriesNow(listed, [...sent, ...waiting.items], fullName),
    [listed, sent, waiting.items, fullName],
  );

  const check = useCallback(
    async (shown: string, plate: string | null = null): Promise<ShownCheck | null> => {
      const local = day && (await checkOffline({ day, entries, shown, plate, now: Date.now() }));
      // What was recorded here and is not sent yet is known to this phone only.
      const isOpen = waiting.items.some((item) => item.kind !== 'walkIn' && item.bookingId === local?.booking?.id);
      return checkAtGate(api, { shown, plate }, { warehouseId, local, isLocal: isOpen || !navigator.onLine });
    },
    [api, day, entries, waiting.items, warehouseId],
  );
  const calendar = useCallback((): GateCalendar => {
    const dayOf = (at: number) => dayIn(new Date(at), zone);
    return { today: dayOf(Date.now()), dayOf };
  }, [zone]);
  return {
    day,
    entries,
    isError: isError && !day,
    reload: () => void refetch(),
    queue,
    waiting,
    check,
    showTime,
    calendar,
    name,
  };
}

/** The list of an earlier visit, until there is one of this visit, which is stored for the next. */
function useKept(name: string, day: GateDay | undefined): GateDay | null {
  const [kept, setKept] = useState<{ readonly name: string; readonly day: GateDay } | null>(null);
  useEffect(() => {
    let wanted = true;
    storage.kept(name).then((found) => {
      if (wanted && found) setKept({ name, day: found as GateDay });
    }, unkept);
    return () => {
      wanted = false;
    };
  }, [name]);
  useEffect(() => {
    if (day) storage.keep(name, day).catch(unkept);
  }, [name, day]);
  return kept?.name === name ? kept.day : null;
}

/** Writes what was sent into the list of this phone, so that it is known after a reload as well. */
async function rememberSent(name: string, item: GateItem, byMe: string): Promise<void> {
  const found = (await storage.kept(name)) as GateDay | undefined;
  if (!found) return;
  await storage.keep(name, { ...found, ...packDay(entriesNow(unpackDay(found), [item], byMe)) });
}

export function unkept(error: unknown): void {
  logOnly('this device keeps nothing', error);
}
