import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, hourIn, showDay } from '#kernel/dates.ts';
import { useApi, useCall } from '#ui/api/api-context.tsx';
import { logOnly } from '#ui/log/log.ts';
import type { QueueState } from '#ui/queue/waiting-queue.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useStore } from '#ui/store/store.ts';
import { type GateCheck, type GateDay, readGateDay, validateTicket } from '../../contract/gate.calls.ts';
import { type GateEntry, packDay, unpackDay } from '../../rules/gate-day.ts';
import { checkOffline, type LocalCheck } from './check-offline.ts';
import { entriesNow } from './gate-now.ts';
import { createGateQueue, type GateQueue } from './gate-queue.ts';
import { type GateItem, gateName, storage } from './gate-storage.ts';

/** A check as the screen shows it. */
export interface ShownCheck extends LocalCheck {
  readonly shown: string;
  readonly plate: string | null;
  readonly warehouse: string | null;
}

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
  readonly name: string;
}

/** With a weak network the phone decides: a driver does not wait for it. */
const PATIENCE_MS = 2_500;

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

  const queue = useMemo(() => {
    const explain = ({ verdict, booking }: GateCheck) =>
      verdict === 'used' && booking
        ? t('warehouses.gate.advice.used', { at: showTime(booking.arrivedAt), by: booking.letInBy ?? '' })
        : t(`warehouses.gate.verdicts.${verdict}`);
    const sent = async (item: GateItem) => {
      setSent((before) => [...before, item]);
      await rememberSent(name, item, fullName).catch(unkept);
    };
    return createGateQueue(name, api, { explain, sent, settled: () => void refetch() });
  }, [name, api, t, showTime, refetch, fullName]);
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
      const asked = { shown, plate, warehouse: null };
      const local = day && (await checkOffline({ day, entries, shown, plate, now: Date.now() }));
      // What was recorded here and is not sent yet is known to this phone only.
      const isOpen = waiting.items.some((item) => item.kind !== 'walkIn' && item.bookingId === local?.booking?.id);
      if (local && (isOpen || !navigator.onLine)) return { ...local, ...asked };
      try {
        const body = { warehouseId, shown, ...(plate ? { plate } : {}) };
        const { check: found } = await api.call(validateTicket, { body }, { signal: AbortSignal.timeout(PATIENCE_MS) });
        return { ...found, ...asked, warehouse: found.warehouse, basis: 'server' };
      } catch (error) {
        logOnly('the gate decides by itself', error);
        return local && { ...local, ...asked };
      }
    },
    [api, day, entries, waiting.items, warehouseId],
  );
  return {
    day,
    entries,
    isError: isError && !day,
    reload: () => void refetch(),
    queue,
    waiting,
    check,
    showTime,
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
