import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as companyScreens } from '#areas/companies/area.ts';
import { createPlace, updatePlace } from '#areas/routes/contract/place.calls.ts';
import type { PlaceView } from '#areas/routes/contract/place.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { BesideMap } from '#ui/map/beside-map.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import classes from '../library-form.module.css';
import { inForm } from '../who-changed.ts';
import { PlaceFields } from './place-fields.tsx';
import { PlaceMap } from './place-map.tsx';
import { NEW_PLACE, placeForm, placeValues } from './place-shape.ts';

const OWN_ADDRESSES = `${addressOf(companyScreens.profile)}?tab=addresses`;

interface PlaceFormProps {
  /** Undefined while it is created. */
  readonly place?: PlaceView;
  /** The query value that opens it; none in a dialog. */
  readonly openedBy?: string;
  readonly onSaved: (place: PlaceView) => void;
  readonly onClose: () => void;
  readonly reload?: () => void;
}

/** Creates or changes a place: what it is called, where it is, and its fence, on the map. */
export function PlaceFormView({ place, openedBy, onSaved, onClose, reload }: PlaceFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const creating = useAction(createPlace);
  const updating = useAction(updatePlace, { refresh: ['route'] });
  const own = place?.owner?.kind === 'company' ? place.owner : null;
  return (
    <div className={classes.form}>
      <FormShell
        label={place?.name ?? t('routes.library.places.create')}
        shape={placeForm}
        defaults={place ? placeValues(place) : NEW_PLACE}
        recordId={place?._id}
        backTo=""
        onCancel={onClose}
        {...(openedBy ? { openedBy } : {})}
        submitLabel={t(place ? 'routes.library.save' : 'routes.library.places.submit')}
        failure={{
          action: place ? 'update' : 'create',
          what: t('routes.what.place'),
          ...(reload ? { reload } : {}),
        }}
        save={(values) =>
          (place
            ? updating.mutateAsync({
                params: { id: place._id },
                body: { place: values, version: place.version },
              })
            : creating.mutateAsync({ body: values })
          ).catch(inForm('place', t))
        }
        onSaved={({ place: saved }) => {
          snackbar.success(t('routes.library.saved', { name: saved.name }));
          onSaved(saved);
        }}
      >
        <BesideMap map={<PlaceMap recordId={place?._id ?? 'new'} isFixed={own !== null} />}>
          <div className={classes.panel}>
            {own && <OwnerNotice name={own.name} />}
            <PlaceFields isFixed={own !== null} owner={place?.owner ?? null} />
          </div>
        </BesideMap>
      </FormShell>
    </div>
  );
}

/** Name and position of an own address are changed there, for everybody who uses it. */
function OwnerNotice({ name }: { readonly name: string }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  return (
    <Text size="sm" className={classes.notice!}>
      {t('routes.library.places.owned', { name })}{' '}
      {canOpen(OWN_ADDRESSES) && (
        <Anchor component={Link} to={OWN_ADDRESSES} inherit>
          {t('routes.library.places.ownAddresses')}
        </Anchor>
      )}
    </Text>
  );
}
