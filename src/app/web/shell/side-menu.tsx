import { ActionIcon, NavLink, ScrollArea, Stack, Text, Tooltip } from '@mantine/core';
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import IconCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { trackMenuClick } from '../analytics.ts';
import { BrandMark } from './brand-mark.tsx';
import { GROUP_ICONS } from './menu-icons.ts';
import { activeEntry, type MenuSection, sideMenuOf } from './menu-model.ts';
import classes from './side-menu.module.css';

interface SideMenuProps {
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
  /** The drawer of a phone closes when a screen was chosen. */
  readonly onNavigate: () => void;
}

/** Groups that open and close; while collapsed it widens over the content under the pointer or the keyboard. */
export function SideMenu({ collapsed, onCollapse, onNavigate }: SideMenuProps): ReactNode {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  const { pathname } = useLocation();
  const { ref: hoverRef, hovered } = useHover<HTMLDivElement>();
  const { ref: focusRef, focused } = useFocusWithin<HTMLDivElement>();
  const ref = useMergedRef(hoverRef, focusRef);
  const sections = sideMenuOf(permissions);
  const active = activeEntry(
    sections.flatMap((section) => section.entries),
    pathname,
  );
  const wide = !collapsed || hovered || focused;

  return (
    <div ref={ref} className={classes.menu} data-wide={wide} data-floating={collapsed && wide}>
      <BrandMark wide={wide} />
      <ScrollArea className={classes.scroll} type="auto" scrollbarSize={6}>
        <Stack gap={2} p="xs" component="nav" aria-label={t('shell.menu')}>
          {sections.map((section) => (
            <Section key={section.id} section={section} wide={wide} activePath={active?.path} onNavigate={onNavigate} />
          ))}
        </Stack>
      </ScrollArea>
      <Tooltip label={t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')} position="right">
        <ActionIcon
          className={classes.pin}
          variant="subtle"
          color="gray"
          size="lg"
          visibleFrom="sm"
          aria-label={t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
          aria-pressed={!collapsed}
          onClick={() => onCollapse(!collapsed)}
        >
          {collapsed ? <IconExpand size="1.2rem" /> : <IconCollapse size="1.2rem" />}
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  readonly wide: boolean;
  readonly activePath: string | undefined;
  readonly onNavigate: () => void;
}

function Section({ section, wide, activePath, onNavigate }: SectionProps): ReactNode {
  const { t } = useTranslation();
  const holdsActive = section.entries.some(({ path }) => path === activePath);
  const [opened, setOpened] = useState(true);
  const Icon = GROUP_ICONS[section.id];
  return (
    <NavLink
      component="button"
      label={wide ? t(section.labelKey) : null}
      aria-label={t(section.labelKey)}
      leftSection={Icon ? <Icon size="1.25rem" stroke={1.6} aria-hidden /> : undefined}
      opened={wide && opened}
      onChange={setOpened}
      active={!wide && holdsActive}
      className={classes.group ?? ''}
      childrenOffset={wide ? 34 : 0}
    >
      {section.entries.map((entry) => (
        <NavLink
          key={entry.path}
          component={Link}
          to={entry.address}
          label={
            <Text size="sm" truncate>
              {t(entry.labelKey)}
            </Text>
          }
          active={entry.path === activePath}
          aria-current={entry.path === activePath ? 'page' : undefined}
          onClick={() => {
            trackMenuClick(entry.path);
            onNavigate();
          }}
          className={classes.item ?? ''}
        />
      ))}
    </NavLink>
  );
}
