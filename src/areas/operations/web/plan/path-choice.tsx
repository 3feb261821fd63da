import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PathChoiceProps } from '#areas/operations/contract/operation-slots.ts';
import { findPaths } from '#areas/operations/contract/path-search.calls.ts';
import type { UsablePath } from '#areas/routes/contract/plan.calls.ts';
import { SUPERVISION_TYPES } from '#areas/routes/rules/route-limits.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { useApi, useCall } from '#ui/api/api-context.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { MapView } from '#ui/map/map-view.tsx';
import classes from './path-choice.module.css';
import { pathField, useNearPaths, usePathProposal } from './use-path-proposal.ts';

const PATH = pathField('routeGeofence.routeGeofenceId');
const TYPE = pathField('routeGeofence.type');

/** Route and path of a way, what of it is watched, and its outline. */
export default function PathChoice({ from, to, proposes, stored, onPath }: PathChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { get, set } = useFormValues();
  const chosenId = useFieldValue(PATH);
  const near = useNearPaths({ from, to });
  usePathProposal(near, proposes);
  const source = usePathSource(near);
  const path = useChosenPath(chosenId, near);
  useEffect(() => onPath?.(path), [path, onPath]);
  const isNear = near?.some(({ routeGeofenceId }) => routeGeofenceId === chosenId) ?? true;
  return (
    <FieldGrid>
      <AsyncSelectField
        name={PATH}
        label={t('operations.plan.title')}
        source={source}
        minLetters={0}
        initial={stored ? { value: stored.id, label: stored.name } : undefined}
        warn={() => (isNear ? undefined : t('operations.plan.far'))}
        {...(near?.length === 0 && chosenId === null ? { help: t('operations.plan.nothing') } : {})}
        {...(proposes && isNear && path?.isUsual ? { help: t('operations.plan.suggested') } : {})}
        onPick={() => {
          if (get(TYPE) === null) set(TYPE, 'geofence');
        }}
      />
      {chosenId !== null && (
        <SelectField
          name={TYPE}
          label={t('operations.fields.supervision')}
          options={SUPERVISION_TYPES.map((value) => ({ value, label: t(`operations.plan.supervision.${value}`) }))}
          required
        />
      )}
      {path && (
        <FullRow>
          <Outline path={path} />
        </FullRow>
      )}
    </FieldGrid>
  );
}

function Outline({ path }: { readonly path: UsablePath }): ReactNode {
  const { t } = useTranslation();
  const line = useMemo(() => decodeLine(path.outline) ?? [], [path.outline]);
  const estimate = path.source === 'estimate' ? { estimate: true } : {};
  return (
    <div className={classes.outline}>
      <MapView
        label={t('operations.plan.map')}
        size="fill"
        routes={[{ id: 'planned', kind: 'planned', path: line, ...estimate }]}
        frameKey={path.routeGeofenceId}
      />
    </div>
  );
}

/** Proposals while nothing is typed, then every path of the company by name. */
function usePathSource(near: readonly UsablePath[] | undefined): OptionSource {
  const api = useApi();
  const optionOf = usePathOption();
  return useMemo(() => {
    const ask = async (query: { search?: string; id?: string }, signal: AbortSignal) =>
      (await api.call(findPaths, { query }, { signal })).paths.map((path) => optionOf(path));
    const proposals = near?.map((path) => optionOf(path, path.offMeters)) ?? [];
    return {
      key: ['paths-of-orders', ...(near ?? []).map(({ routeGeofenceId }) => routeGeofenceId)],
      search: async (search, signal) => {
        if (search) return ask({ search }, signal);
        const others = await ask({}, signal);
        return [...proposals, ...others.filter((other) => !proposals.some(({ value }) => value === other.value))];
      },
      find: async (id, signal) => proposals.find(({ value }) => value === id) ?? (await ask({ id }, signal))[0],
    };
  }, [api, near, optionOf]);
}

function usePathOption(): (path: UsablePath, offMeters?: number) => Option {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return useMemo(
    () => (path, offMeters) => ({
      value: path.routeGeofenceId,
      label: `${path.route} · ${path.path}`,
      detail: [
        t('operations.plan.length', {
          km: numbers.show(path.km),
          time: numbers.show(Math.round(path.minutes / 6) / 10),
        }),
        path.isUsual && t('operations.plan.usual'),
        path.source === 'estimate' && t('operations.plan.estimate'),
        offMeters !== undefined && t('operations.plan.off', { km: numbers.show(Math.round(offMeters / 100) / 10) }),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
    [t, numbers],
  );
}

/** The chosen path: one of the proposals, or read by its id. */
function useChosenPath(id: string | null, near: readonly UsablePath[] | undefined): UsablePath | null {
  const known = near?.find(({ routeGeofenceId }) => routeGeofenceId === id);
  const { data } = useCall(
    findPaths,
    { query: id === null ? {} : { id } },
    { enabled: id !== null && near !== undefined && !known, retry: false },
  );
  if (id === null) return null;
  return known ?? data?.paths.find(({ routeGeofenceId }) => routeGeofenceId === id) ?? null;
}
