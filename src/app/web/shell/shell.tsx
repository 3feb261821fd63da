import { AppShell, Burger, Group, Title } from '@mantine/core';
import { useDisclosure, useHotkeys, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { memo, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { NotificationBell } from '#areas/notifications/web/bell/notification-bell.tsx';
import { useShownUnread } from '#areas/notifications/web/data/use-unread.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { useSessionUser } from '../session/session-context.ts';
import { StepInBanner, StepInOver } from '../session/step-in/step-in-parts.ts';
import { ConfigurationMenu } from './configuration-menu.tsx';
import { HomeCards } from './home-cards.tsx';
import { Notices } from './notices.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { tabTitle, titleKeyOf } from './title.ts';

const COLLAPSED_KEY = 'tropeiro.menuCollapsed';

/** The frame around every private screen: top bar, side menu (a drawer on phones), content. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const onTheWay = useNavigation().state !== 'idle';
  const [drawer, { toggle, close }] = useDisclosure(false);
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [collapsed, setCollapsed] = useLocalStorage({
    key: COLLAPSED_KEY,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { steppedIn } = useSessionUser();
  useBannerSpace(steppedIn?.isOver === false);
  const title = t(titleKeyOf(pathname, (key) => i18n.exists(key)));
  useTabTitle(title);
  useHotkeys([['Escape', close]]);

  return (
    <AppShell
      header={{ height: 'calc(var(--header-height) + var(--banner-height, 0rem))' }}
      navbar={{
        width: collapsed ? 'var(--menu-width-collapsed)' : 'var(--menu-width)',
        breakpoint: 'sm',
        collapsed: { mobile: !drawer },
      }}
      padding={0}
      classNames={{ header: classes.header ?? '', navbar: classes.navbar ?? '' }}
    >
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <AppShell.Header>
        {onTheWay && <div className={classes.onTheWay} />}
        <Group h="var(--header-height)" px="md" gap="sm" wrap="nowrap">
          <Burger
            opened={drawer}
            onClick={toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={t('shell.openMenu')}
            aria-expanded={drawer}
          />
          <Title order={1} className={classes.title ?? ''} aria-live="polite">
            {title}
          </Title>
          <HeaderTools />
        </Group>
        {steppedIn?.isOver === false && (
          <Suspense>
            <StepInBanner stepIn={steppedIn} />
          </Suspense>
        )}
      </AppShell.Header>
      {/* A drawer that is shut is out of reach of keyboard and screen reader, too. */}
      <AppShell.Navbar aria-label={t('shell.menu')} inert={phone && !drawer}>
        <SideMenu collapsed={collapsed && !drawer} onCollapse={setCollapsed} onNavigate={close} />
      </AppShell.Navbar>
      <AppShell.Main>
        <Notices />
        <div id="content" tabIndex={-1} className={classes.content} aria-busy={onTheWay}>
          {steppedIn?.isOver ? (
            <Suspense>
              <StepInOver company={steppedIn.companyName} />
            </Suspense>
          ) : (
            <>
              <HomeCards />
              {children}
            </>
          )}
        </div>
      </AppShell.Main>
    </AppShell>
  );
}

/** They stay as they are when only the address changes. */
const HeaderTools = memo(function HeaderTools(): ReactNode {
  return (
    <Group gap="xs" ml="auto" wrap="nowrap">
      <PaletteButton />
      <NotificationBell />
      <ConfigurationMenu />
      <ProfileMenu />
    </Group>
  );
});

/** Whatever stands below the top bar knows how high it is. */
function useBannerSpace(isShown: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isShown) dataset.banner = '';
    return () => {
      delete dataset.banner;
    };
  }, [isShown]);
}

/** The name of the tab: what is on the screen, and how many notifications wait. */
function useTabTitle(title: string): void {
  const { t } = useTranslation();
  const unread = useShownUnread();
  const product = t('session.product');
  useEffect(() => {
    document.title = tabTitle(product, title, unread);
  }, [product, title, unread]);
  useEffect(
    () => () => {
      document.title = product;
    },
    [product],
  );
}
