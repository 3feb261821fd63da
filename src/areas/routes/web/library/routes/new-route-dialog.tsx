import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { pairAddress } from '#areas/routes/contract/route-addresses.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { FieldName } from '#ui/fields/field-names.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import classes from '../library-form.module.css';
import { PlaceFormView } from '../places/place-form.tsx';
import { usePlaceSource } from './place-source.ts';

const shape = z
  .object({ loadId: z.string().nullable(), unloadId: z.string().nullable() })
  .transform(({ loadId, unloadId }, context) => {
    const refuse = (path: 'loadId' | 'unloadId', code: string) =>
      context.addIssue({ code: 'custom', path: [path], params: { code } });
    if (!loadId) refuse('loadId', 'required');
    if (!unloadId) refuse('unloadId', 'required');
    if (loadId && loadId === unloadId) refuse('unloadId', 'samePlace');
    return { loadId: loadId ?? '', unloadId: unloadId ?? '' };
  });
const field = fieldsOf(shape);
const EMPTY = { loadId: null, unloadId: null };

interface NewRouteDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks where a route begins and ends; its editor makes it, or shows the one these places have already. */
export default function NewRouteDialog({ opened, onClose }: NewRouteDialogProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Dialog opened={opened} title={t('routes.create')} onClose={onClose}>
      <FormShell
        label={t('routes.create')}
        shape={shape}
        defaults={EMPTY}
        backTo=""
        onCancel={onClose}
        submitLabel={t('routes.library.newRoute.submit')}
        failure={{ action: 'create', what: t('routes.what.route') }}
        save={async (places) => places}
        onSaved={({ loadId, unloadId }) => void navigate(pairAddress(loadId, unloadId))}
      >
        <p className={classes.hint}>{t('routes.library.newRoute.text')}</p>
        <PlaceChoice name={field('loadId')} label={t('lists.route.columns.origin')} use="load" isFirst />
        <PlaceChoice name={field('unloadId')} label={t('lists.route.columns.destination')} use="unload" />
      </FormShell>
    </Dialog>
  );
}

interface PlaceChoiceProps {
  readonly name: FieldName<string | null>;
  readonly label: string;
  readonly use: 'load' | 'unload';
  readonly isFirst?: boolean;
}

/** A place by its name, or a new one without leaving the question. */
function PlaceChoice({ name, label, use, isFirst = false }: PlaceChoiceProps): ReactNode {
  const { t } = useTranslation();
  const source = usePlaceSource(use);
  const { set } = useFormValues();
  const [isNew, setNew] = useState(false);
  return (
    <div>
      <AsyncSelectField name={name} label={label} source={source} minLetters={0} required autoFocus={isFirst} />
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        leftSection={<IconPlus size="1rem" aria-hidden />}
        aria-label={`${label}: ${t('routes.library.places.create')}`}
        onClick={() => setNew(true)}
      >
        {t('routes.library.places.create')}
      </Button>
      <Dialog opened={isNew} size="xl" title={t('routes.library.places.create')} onClose={() => setNew(false)}>
        {isNew && (
          <PlaceFormView
            onSaved={({ _id }) => {
              set(name, _id, { shouldDirty: true, shouldValidate: true });
              setNew(false);
            }}
            onClose={() => setNew(false)}
          />
        )}
      </Dialog>
    </div>
  );
}
