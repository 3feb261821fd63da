import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { type Task, taskIn } from './addresses.ts';
import { useVehicleAccess } from './use-vehicle-access.ts';

// Loaded on demand, because a list is viewed far more often than a dialog is opened over it.
const MatchTask = lazyWith(['fleet/later'], () => import('./match/match-task.tsx'));
const PlateSearch = lazyWith(['fleet/later'], () => import('./takeover/plate-search.tsx'));
const CategoriesForm = lazyWith(['fleet/later'], () => import('./categories/categories-form.tsx'));

const TITLES: Readonly<Record<Task, PhraseKey>> = {
  driver: 'fleet.vehicles.actions.matchDriver',
  trailers: 'fleet.vehicles.actions.matchTrailers',
  device: 'fleet.vehicles.actions.linkDevice',
  find: 'fleet.vehicles.search.title',
  categories: 'fleet.vehicles.categories.title',
};

interface VehicleDialogsProps {
  readonly fleet: VehicleFleet;
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
}

/** The dialogs over a list or a vehicle, opened and closed by the address, so that they can be linked to. */
export function VehicleDialogs({ fleet, backTo }: VehicleDialogsProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(backTo);
  const isOffered = useOffers(fleet);
  const asked = taskIn(params);
  const wanted = asked && isOffered(asked.task) ? asked : null;
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(wanted);
  if (wanted && (wanted.task !== shown?.task || wanted.value !== shown.value)) setShown(wanted);
  const body = () => {
    if (!shown) return null;
    if (shown.task === 'find') return <PlateSearch fleet={fleet} backTo={backTo} />;
    if (shown.task === 'categories') return <CategoriesForm backTo={backTo} onDone={close} />;
    return (
      <MatchTask key={shown.value} fleet={fleet} id={shown.value} task={shown.task} backTo={backTo} onDone={close} />
    );
  };
  return (
    <Dialog
      size={shown?.task === 'categories' ? 'xl' : 'lg'}
      opened={wanted !== null}
      onClose={close}
      title={shown ? t(TITLES[shown.task]) : ''}
    >
      <Suspense fallback={<FormSkeleton fields={3} />}>{body()}</Suspense>
    </Dialog>
  );
}

/** Only trucks can be matched, and only own trucks have categories. */
function useOffers(fleet: VehicleFleet): (task: Task) => boolean {
  const { mayRead, mayWrite } = useVehicleAccess(fleet);
  const { market, kind } = FLEET_TRAITS[fleet];
  return (task) => {
    if (task === 'find') return mayRead;
    return mayWrite && kind === 'truck' && (task !== 'categories' || market === 'own');
  };
}
