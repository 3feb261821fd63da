import { Button, Group, Select, Stack, Tabs, TextInput } from '@mantine/core';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { listGates } from '../../contract/gate.calls.ts';
import { VALIDATE_TICKETS } from '../../contract/warehouse.permissions.ts';
import type { GateEntry } from '../../rules/gate-day.ts';
import { TICKET_MAX } from '../../rules/ticket.ts';
import { arrivalOf, othersThan, type ShownCheck } from './check-gate.ts';
import { DayList } from './day-list.tsx';
import classes from './gate.module.css';
import { GateBar } from './gate-bar.tsx';
import { gateName, storage } from './gate-storage.ts';
import { prepareReader } from './qr-reader.ts';
import { Scanner } from './scanner.tsx';
import { type Gate, unkept, useGate } from './use-gate.ts';
import { VerdictPanel } from './verdict-panel.tsx';
import { type WalkIn, WalkInDialog } from './walk-in-dialog.tsx';

/** The gate, for a phone: what a truck shows, the verdict, and what the guard records. Works without network. */
export default function GateScreen(): ReactNode {
  const { t } = useTranslation();
  const mayValidate = useHolds(VALIDATE_TICKETS);
  return (
    <section className={classes.gate} aria-label={t('warehouses.gate.title')}>
      {mayValidate ? (
        <ChosenGate />
      ) : (
        <EmptyState title={t('warehouses.gate.notAllowed.title')} text={t('warehouses.gate.notAllowed.text')} />
      )}
    </section>
  );
}

type GateChoice = readonly { readonly _id: string; readonly fullName: string }[];
const REMEMBERED = 'tropeiro.gate';

/** Of several warehouses, the one this phone was last used at. */
function ChosenGate(): ReactNode {
  const { t } = useTranslation();
  const { gates, isError, reload } = useGates();
  const [chosen, setChosen] = useState(() => localStorage.getItem(REMEMBERED));
  if (!gates) return isError ? <QueryError onRetry={reload} /> : <DetailSkeleton lines={4} />;
  if (gates.length === 0) {
    return <EmptyState title={t('warehouses.gate.noWarehouse.title')} text={t('warehouses.gate.noWarehouse.text')} />;
  }
  const current = gates.find(({ _id }) => _id === chosen) ?? (gates.length === 1 ? gates[0] : undefined);
  const choose = (id: string | null) => {
    if (!id) return;
    localStorage.setItem(REMEMBERED, id);
    setChosen(id);
  };
  return (
    <>
      {gates.length > 1 && (
        <Select
          label={t('warehouses.gate.warehouse')}
          placeholder={t('warehouses.gate.chooseWarehouse')}
          data={gates.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
          value={current?._id ?? null}
          onChange={choose}
          searchable
          allowDeselect={false}
        />
      )}
      {current && <OpenGate key={current._id} warehouseId={current._id} />}
    </>
  );
}

/** From the server or, without network, from the last visit. */
function useGates(): { readonly gates: GateChoice | null; readonly isError: boolean; readonly reload: () => void } {
  const { userId } = useSignedIn();
  const name = gateName(userId);
  const { data, isError, refetch } = useCall(listGates, {}, { networkMode: 'always' });
  const [kept, setKept] = useState<GateChoice | null>(null);
  useEffect(() => {
    storage.kept(name).then((found) => setKept((found as GateChoice | undefined) ?? null), unkept);
  }, [name]);
  useEffect(() => {
    if (data) storage.keep(name, data.warehouses).catch(unkept);
  }, [name, data]);
  const gates = data?.warehouses ?? kept;
  return { gates, isError, reload: () => void refetch() };
}

function OpenGate({ warehouseId }: { readonly warehouseId: string }): ReactNode {
  const { t } = useTranslation();
  const gate = useGate(warehouseId);
  // The reader of QR codes is on the phone before the network is gone.
  useEffect(() => void prepareReader().catch(unkept), []);
  if (!gate.day) return gate.isError ? <QueryError onRetry={gate.reload} /> : <DetailSkeleton lines={6} />;
  return (
    <>
      <GateBar gate={gate} />
      <Tabs defaultValue="scan">
        <Tabs.List grow>
          <Tabs.Tab value="scan">{t('warehouses.gate.tabs.scan')}</Tabs.Tab>
          <Tabs.Tab value="day">{t('warehouses.gate.tabs.day')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="scan" pt="md">
          <Validation gate={gate} />
        </Tabs.Panel>
        <Tabs.Panel value="day" pt="md">
          <DayList gate={gate} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function Validation({ gate }: { readonly gate: Gate }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [check, setCheck] = useState<ShownCheck | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isWalkIn, setWalkIn] = useState(false);

  const judge = async (shown: string, plate: string | null = null, others?: readonly GateEntry[]) => {
    setScanning(false);
    setBusy(true);
    const judged = await gate.check(shown.slice(0, TICKET_MAX), plate);
    setBusy(false);
    if (!judged) {
      snackbar.failure('load', t('warehouses.gate.what'));
      return null;
    }
    const found = others ? { ...judged, others } : judged;
    setCheck(found);
    return found;
  };
  const next = () => {
    setCheck(null);
    setTyped('');
  };
  const takeIn = async (truck: WalkIn) => {
    const at = new Date().toISOString();
    const ids = { gate: gate.name, key: crypto.randomUUID(), warehouseId: gate.day!.warehouse._id };
    await gate.queue.add({ kind: 'walkIn', ...ids, at, truck: truck.plate, ...truck });
    snackbar.success(t('warehouses.gate.recorded.takeIn', { plate: truck.plate }));
    next();
  };
  return (
    <Stack gap="md">
      {check ? (
        <VerdictPanel
          check={check}
          gate={gate}
          onSeen={(plate) => judge(check.shown, plate, check.others)}
          onOther={(entry) => void judge(entry.code, arrivalOf(check).plate, othersThan(entry, check))}
          onNext={next}
        />
      ) : (
        <>
          {isScanning ? (
            <Scanner onRead={(text) => void judge(text)} onClose={() => setScanning(false)} />
          ) : (
            <Button
              size="xl"
              leftSection={<IconQrcode aria-hidden />}
              loading={isBusy}
              onClick={() => setScanning(true)}
            >
              {t('warehouses.gate.scan.start')}
            </Button>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (typed.trim() !== '') void judge(typed);
            }}
          >
            <Group align="end" gap="xs">
              <TextInput
                flex="1 1 12rem"
                label={t('warehouses.gate.scan.typed')}
                value={typed}
                maxLength={TICKET_MAX}
                autoCapitalize="characters"
                autoComplete="off"
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <Button type="submit" loading={isBusy} disabled={typed.trim() === ''}>
                {t('warehouses.gate.scan.check')}
              </Button>
            </Group>
          </form>
        </>
      )}
      {(!check || check.verdict === 'unknown') && (
        <Button variant="default" leftSection={<IconTruck aria-hidden />} onClick={() => setWalkIn(true)}>
          {t('warehouses.gate.walkIn.button')}
        </Button>
      )}
      <WalkInDialog
        opened={isWalkIn}
        plate={/^[\w .-]{5,10}$/.test(typed) ? typed : ''}
        onClose={() => setWalkIn(false)}
        onTaken={takeIn}
      />
    </Stack>
  );
}
