import { ActionIcon, ScrollArea, Stack, Tooltip } from '@mantine/core';
import { useHover, useLocalStorage } from '@mantine/hooks';
import IconCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { BrandMark } from './brand-mark.tsx';
import { activeEntry, sideMenuOf } from './menu-model.ts';
import { MenuSectionView } from './menu-section.tsx';
import classes from './side-menu.module.css';

const CLOSED_KEY = 'tropeiro.menuClosedGroups';

interface SideMenuProps {
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
  /** The drawer of a phone closes when a screen was chosen. */
  readonly onNavigate: () => void;
}

/** Groups that open and close; while collapsed it widens over the content under the pointer or the keyboard. */
export function SideMenu({ collapsed, onCollapse, onNavigate }: SideMenuProps): ReactNode {
  const { t } = useTranslation();
  const reader = useSignedIn();
  const { pathname } = useLocation();
  const { ref, hovered } = useHover<HTMLDivElement>();
  const { within, ...focusEvents } = useKeyboardWithin();
  const [closed, setClosed] = useLocalStorage<readonly string[]>({
    key: CLOSED_KEY,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const sections = sideMenuOf(reader);
  const active = activeEntry(
    sections.flatMap((section) => section.entries),
    pathname,
  );
  const wide = !collapsed || hovered || within;
  const toggle = (id: string) =>
    setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);

  return (
    <div ref={ref} className={classes.menu} data-floating={collapsed && wide} {...focusEvents}>
      <BrandMark wide={wide} />
      <ScrollArea className={classes.scroll} type="auto" scrollbarSize={6}>
        <Stack gap={2} p="xs">
          {sections.map((section) => (
            <MenuSectionView
              key={section.id}
              section={section}
              wide={wide}
              opened={!closed.includes(section.id)}
              onToggle={() => toggle(section.id)}
              activePath={active?.path}
              onNavigate={onNavigate}
            />
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
          aria-label={t('shell.expandMenu')}
          aria-pressed={!collapsed}
          onClick={() => onCollapse(!collapsed)}
        >
          {collapsed ? <IconExpand size="1.2rem" aria-hidden /> : <IconCollapse size="1.2rem" aria-hidden />}
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

interface KeyboardWithin {
  readonly within: boolean;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Whether the keyboard focus is inside; focus left by a mouse click does not count. */
function useKeyboardWithin(): KeyboardWithin {
  const [within, setWithin] = useState(false);
  return {
    within,
    onFocus: ({ target }) => setWithin(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setWithin(false);
    },
  };
}
