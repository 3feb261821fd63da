import { Button, Checkbox, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeofenceRow } from '#areas/routes/contract/geofence.list.ts';
import { useEditor } from '../editor-context.ts';
import { toggled } from '../map/use-map-actions.ts';
import { useArchivedFences } from '../use-archived-fences.ts';
import type { Fences } from '../use-fences.ts';
import { ArchivedFences } from './archived-fences.tsx';
import { Notice } from './notice.tsx';
import classes from './panel.module.css';

/** More rows nobody reads: the search finds the others. */
const SHOWN = 60;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function shownFences(all: readonly GeofenceRow[], search: string, chosen: ReadonlySet<string>): readonly GeofenceRow[] {
  const wanted = folded(search.trim());
  const found = wanted === '' ? all : all.filter(({ name }) => folded(name).includes(wanted));
  return [...found.filter(({ _id }) => chosen.has(_id)), ...found.filter(({ _id }) => !chosen.has(_id))];
}

/** The fences of the company that belong to the path, chosen here or by a click on the map. */
export function FenceList({ fences }: { readonly fences: Fences }): ReactNode {
  const { t } = useTranslation();
  const { draft, edit, isReadOnly } = useEditor();
  const [search, setSearch] = useState('');
  const chosen = useMemo(() => new Set(draft.fenceIds), [draft.fenceIds]);
  // What was chosen when the list was sorted stays where it is while boxes are ticked.
  const [first] = useState(chosen);
  const found = useMemo(() => shownFences(fences.all, search, first), [fences.all, search, first]);
  const archived = useArchivedFences(draft.fenceIds, fences);
  return (
    <section className={classes.list} aria-label={t('routes.editor.fences.title')}>
      <h2 className={classes.heading}>{t('routes.editor.fences.title')}</h2>
      <p className={classes.quiet}>{t('routes.editor.fences.chosen', { count: chosen.size })}</p>
      <ArchivedFences fences={archived} />
      {fences.isFailed && (
        <Notice
          tone="warning"
          actions={
            <Button size="compact-sm" variant="default" onClick={fences.retry}>
              {t('routes.editor.way.retry')}
            </Button>
          }
        >
          {t('routes.editor.fences.failed')}
        </Notice>
      )}
      {!fences.isLoading && !fences.isFailed && fences.all.length === 0 && (
        <p className={classes.quiet}>{t('routes.editor.fences.none')}</p>
      )}
      {fences.all.length > 0 && (
        <>
          {!isReadOnly && <p className={classes.quiet}>{t('routes.editor.fences.hint')}</p>}
          <TextInput
            label={t('routes.editor.fences.search')}
            leftSection={<IconSearch size="1rem" aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          {found.length === 0 && <p className={classes.quiet}>{t('routes.editor.fences.noMatch')}</p>}
          <ul className={`${classes.list} ${classes.fences}`}>
            {found.slice(0, SHOWN).map(({ _id, name, kind }) => (
              <li key={_id}>
                <Checkbox
                  label={name}
                  description={t(`routes.fenceKinds.${kind}`)}
                  checked={chosen.has(_id)}
                  disabled={isReadOnly}
                  onChange={() => edit((before) => toggled(before, _id))}
                />
              </li>
            ))}
          </ul>
          {found.length > SHOWN && (
            <p className={classes.quiet}>{t('routes.editor.fences.more', { count: found.length - SHOWN })}</p>
          )}
        </>
      )}
    </section>
  );
}
