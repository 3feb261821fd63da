import { ActionIcon, Switch } from '@mantine/core';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readLanes, removeLane, type SavedLane, saveLane } from '#areas/opportunities/contract/lane.calls.ts';
import { valueLabel } from '#kernel/list-phrases.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { LaneForm } from './lane-form.tsx';
import classes from './lanes.module.css';

interface LanesDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The saved lanes: each filters the list, alerts its person, and can be forgotten. */
export default function LanesDialog({ opened, onClose }: LanesDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('opportunities.lanes.title')} size="lg">
      <Lanes onChosen={onClose} />
      <LaneForm onClose={onClose} />
    </Dialog>
  );
}

function Lanes({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readLanes, {});
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <FormSkeleton fields={2} />;
  const { lanes } = reply.data;
  if (lanes.length === 0) {
    const text = t('opportunities.lanes.noneText');
    return <EmptyState compact icon={IconRoute} title={t('opportunities.lanes.none')} text={text} />;
  }
  return (
    <ul className={classes.lanes}>
      {lanes.map((lane) => (
        <Lane key={lane._id} lane={lane} onChosen={onChosen} />
      ))}
    </ul>
  );
}

/** The filters of the list that show the loads of a lane. */
function searchOf({ originCity, destinationCity, vehicleType }: SavedLane): string {
  const filters = { originCities: originCity, destinationCities: destinationCity, vehicleTypes: vehicleType };
  const set = Object.entries(filters).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as [string, string]],
  );
  return `?${new URLSearchParams(set)}`;
}

function Lane({ lane, onChosen }: { readonly lane: SavedLane; readonly onChosen: () => void }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const onFailed = (error: Parameters<typeof snackbar.failure>[2]) =>
    snackbar.failure('update', t('opportunities.lanes.what'), error);
  const saving = useAction(saveLane, { onFailed });
  const removing = useAction(removeLane, { onFailed });
  const { originCity, destinationCity, vehicleType } = lane;
  const anywhere = t('opportunities.lanes.anywhere');
  const name = `${originCity ?? anywhere} → ${destinationCity ?? anywhere}`;
  return (
    <li className={classes.lane}>
      <Link to={searchOf(lane)} onClick={onChosen} className={classes.name}>
        {name}
        {vehicleType && (
          <span className={classes.type}>{t(valueLabel('receivedOpportunity', 'vehicleType', vehicleType))}</span>
        )}
      </Link>
      <Switch
        label={t('opportunities.lanes.alert')}
        checked={lane.alert}
        disabled={saving.isPending}
        onChange={({ currentTarget: { checked: alert } }) =>
          saving.mutate({ body: { originCity, destinationCity, vehicleType, alert } })
        }
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        loading={removing.isPending}
        aria-label={t('opportunities.lanes.remove', { name })}
        onClick={() => removing.mutate({ params: { id: lane._id } })}
      >
        <IconTrash size="1.1rem" aria-hidden />
      </ActionIcon>
    </li>
  );
}
