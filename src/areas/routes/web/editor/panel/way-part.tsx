import { Select, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTE_NAME_MAX } from '#areas/routes/contract/place.shapes.ts';
import { PATH_KINDS, type PathKind } from '#areas/routes/rules/route-limits.ts';
import { useEditor } from '../editor-context.ts';
import { withKind } from '../state/way.ts';
import type { WayState } from '../use-way.ts';
import { LineSource } from './line-source.tsx';
import { LooseParts } from './loose-parts.tsx';
import classes from './panel.module.css';
import { StopoverList } from './stopover-list.tsx';

/** Name and kind of the path, where its line comes from, and its stopovers. */
export function WayPart({ way }: { readonly way: WayState }): ReactNode {
  const { t } = useTranslation();
  const { route, load, unload, draft, edit, isReadOnly, session, problems } = useEditor();
  const isKeptUsual = session.stored?.isUsual === true;
  return (
    <div className={classes.part}>
      {route === null && (
        <TextInput
          label={t('routes.editor.route.name')}
          placeholder={`${load.name} – ${unload.name}`}
          description={t('routes.editor.route.nameHint')}
          value={draft.routeName}
          maxLength={ROUTE_NAME_MAX}
          error={problems.routeName}
          onChange={({ currentTarget: { value } }) => edit((before) => ({ ...before, routeName: value }), 'routeName')}
        />
      )}
      <TextInput
        label={t('routes.editor.way.name')}
        value={draft.name}
        maxLength={ROUTE_NAME_MAX}
        readOnly={isReadOnly}
        required
        error={problems.name}
        onChange={({ currentTarget: { value } }) => edit((before) => ({ ...before, name: value }), 'name')}
      />
      <Select
        label={t('routes.editor.way.kind')}
        data={PATH_KINDS.map((kind) => ({ value: kind, label: t(`routes.pathKinds.${kind}`) }))}
        value={draft.kind}
        readOnly={isReadOnly}
        allowDeselect={false}
        error={problems.kind}
        onChange={(kind) => kind && edit((before) => withKind(before, kind as PathKind))}
      />
      <Switch
        label={t('routes.editor.way.usual')}
        description={isKeptUsual ? t('routes.editor.way.usualHint') : undefined}
        checked={draft.isUsual}
        disabled={isReadOnly || (isKeptUsual && draft.isUsual)}
        onChange={({ currentTarget: { checked } }) => edit((before) => ({ ...before, isUsual: checked }))}
      />
      <LineSource way={way} />
      <LooseParts />
      <StopoverList />
    </div>
  );
}
