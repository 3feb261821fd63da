import { Button, Checkbox, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PermissionGroup } from './permission-group.tsx';
import { onlyChosen, type PermissionGroupItems, searchGroups } from './permission-groups.ts';
import type { Lock } from './permission-lock.ts';
import classes from './permission-picker.module.css';
import type { RoleCatalogue } from './role-catalogue.ts';

interface PermissionPickerProps {
  readonly catalogue: RoleCatalogue;
  readonly value: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
  /** Why a permission cannot be changed; in a read-only role none can. */
  readonly lockOf: (name: string, chosen: boolean) => Lock | 'readOnly' | undefined;
}

/** All permissions by group, with a search. */
export function PermissionPicker({ catalogue, value, onChange, lockOf }: PermissionPickerProps): ReactNode {
  const { t } = useTranslation();
  const groups = usePermissionGroups(catalogue);
  const [search, setSearch] = useState('');
  const [narrow, setNarrow] = useState(false);
  const chosen = new Set(value);
  const shown = searchGroups(narrow ? onlyChosen(groups, chosen) : groups, search);
  const counted = t('users.role.chosen', { count: chosen.size, total: catalogue.names.length });
  const clear = () => {
    setSearch('');
    setNarrow(false);
  };
  return (
    <div className={classes.picker}>
      <div className={classes.bar}>
        <TextInput
          type="search"
          className={classes.search!}
          aria-label={t('users.role.search')}
          placeholder={t('users.role.search')}
          leftSection={<IconSearch size="1.05rem" stroke={1.6} aria-hidden />}
          maxLength={TEXT_MAX}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          // Enter searches here and must not save the role.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Checkbox
          label={t('users.role.onlyChosen')}
          checked={narrow}
          onChange={(event) => setNarrow(event.currentTarget.checked)}
        />
        <span className={classes.count} role="status">
          {counted}
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          compact
          icon={IconSearchOff}
          title={search.trim() === '' ? counted : t('users.role.none', { search: search.trim() })}
          action={
            <Button variant="default" onClick={clear}>
              {t('users.role.clearSearch')}
            </Button>
          }
        />
      ) : (
        <div className={classes.groups}>
          {shown.map((group) => (
            <PermissionGroup key={group.group} group={group} chosen={chosen} lockOf={lockOf} onChange={onChange} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The whole catalogue in the user's language. */
function usePermissionGroups({ groups, special }: RoleCatalogue): readonly PermissionGroupItems[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      groups.map(({ group, names }) => ({
        group,
        label: t(dynamicKey('permissionGroups', group)),
        items: names.map((name) => ({ name, label: t(dynamicKey('permissions', name)), special: special.has(name) })),
      })),
    [t, groups, special],
  );
}
