import { Checkbox, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import { groupState, type PermissionGroupItems, type PermissionItem, toggleGroup } from './permission-groups.ts';
import type { Lock } from './permission-lock.ts';
import classes from './permission-picker.module.css';

interface PermissionGroupProps {
  readonly group: PermissionGroupItems;
  readonly chosen: ReadonlySet<string>;
  readonly lockOf: (name: string, chosen: boolean) => Lock | 'readOnly' | undefined;
  readonly onChange: (names: readonly string[]) => void;
}

/** A group of permissions with one checkbox for all of them. */
export function PermissionGroup({ group, chosen, lockOf, onChange }: PermissionGroupProps): ReactNode {
  const { t } = useTranslation();
  const choice = { chosen, isLocked: (name: string) => lockOf(name, chosen.has(name)) !== undefined };
  const { count, all, some, disabled } = groupState(group.items, choice);
  const toggle = (name: string, on: boolean) =>
    onChange(on ? [...chosen, name] : [...chosen].filter((other) => other !== name));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{group.label}</legend>
      <div className={classes.head}>
        <Checkbox
          size="md"
          aria-label={t('users.role.group', { group: group.label })}
          label={group.label}
          checked={all}
          indeterminate={some}
          disabled={disabled}
          onChange={() => onChange(toggleGroup(group.items, choice, !all))}
          classNames={{ label: classes.groupName! }}
        />
        <span className={classes.count} aria-hidden>
          {t('users.role.groupCount', { count, total: group.items.length })}
        </span>
      </div>
      {group.items.map((item) => (
        <PermissionLine
          key={item.name}
          item={item}
          chosen={chosen.has(item.name)}
          lock={lockOf(item.name, chosen.has(item.name))}
          onToggle={(on) => toggle(item.name, on)}
        />
      ))}
    </fieldset>
  );
}

interface PermissionLineProps {
  readonly item: PermissionItem;
  readonly chosen: boolean;
  readonly lock: Lock | 'readOnly' | undefined;
  readonly onToggle: (on: boolean) => void;
}

function PermissionLine({ item, chosen, lock, onToggle }: PermissionLineProps): ReactNode {
  const { t } = useTranslation();
  const why = lock && lock !== 'readOnly' ? t(`users.role.locked.${lock}`) : undefined;
  return (
    <div className={classes.line}>
      <Checkbox
        size="md"
        label={item.label}
        description={why}
        checked={chosen}
        disabled={lock !== undefined}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        classNames={{ label: classes.name!, description: classes.why! }}
      />
      {item.special && (
        <Tooltip
          label={t('users.role.specialHelp')}
          multiline
          maw="18rem"
          events={{ hover: true, focus: true, touch: true }}
        >
          <span className={classes.special}>
            <Chip tone="warning">{t('users.role.special')}</Chip>
          </span>
        </Tooltip>
      )}
    </div>
  );
}
