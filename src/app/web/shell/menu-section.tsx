import { NavLink } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { trackMenuClick } from '../outside/analytics.ts';
import { GROUP_ICONS } from './menu-icons.ts';
import type { MenuEntry, MenuSection } from './menu-model.ts';
import classes from './side-menu.module.css';

interface MenuSectionProps {
  readonly section: MenuSection;
  /** Only the icon of the group shows otherwise. */
  readonly wide: boolean;
  readonly opened: boolean;
  readonly onToggle: () => void;
  readonly activePath: string | undefined;
  readonly onNavigate: () => void;
}

/** One group of the side menu with its screens. */
export function MenuSectionView(props: MenuSectionProps): ReactNode {
  const { section, wide, opened, onToggle, activePath, onNavigate } = props;
  const { t } = useTranslation();
  const Icon = GROUP_ICONS[section.id];
  const holdsActive = section.entries.some(({ path }) => path === activePath);
  const isOpen = wide && opened;
  return (
    <NavLink
      component="button"
      label={wide ? t(section.labelKey) : null}
      aria-label={t(section.labelKey)}
      aria-expanded={isOpen}
      leftSection={Icon && <Icon size="1.25rem" stroke={1.6} aria-hidden />}
      opened={isOpen}
      onChange={onToggle}
      active={!isOpen && holdsActive}
      className={classes.group ?? ''}
      childrenOffset={wide ? 'calc(1.25rem + var(--mantine-spacing-sm))' : 0}
    >
      {section.entries.map((entry) => (
        <Entry key={entry.path} entry={entry} active={entry.path === activePath} onNavigate={onNavigate} />
      ))}
    </NavLink>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly active: boolean;
  readonly onNavigate: () => void;
}

function Entry({ entry, active, onNavigate }: EntryProps): ReactNode {
  const { t } = useTranslation();
  return (
    <NavLink
      component={Link}
      to={entry.address}
      label={t(entry.labelKey)}
      noWrap
      active={active}
      aria-current={active ? 'page' : undefined}
      className={classes.item ?? ''}
      onClick={() => {
        trackMenuClick(entry.path);
        onNavigate();
      }}
    />
  );
}
