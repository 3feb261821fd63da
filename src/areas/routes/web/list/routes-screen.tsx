import { Tabs } from '@mantine/core';
import { type ComponentType, type LazyExoticComponent, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { RouteList } from './route-list.tsx';

// Maps and forms come with their tab, so that the list of routes stays light.
const TABS = {
  routes: RouteList,
  geofences: lazyWith(['routes/later'], () => import('../library/fences/geofences-tab.tsx')),
  places: lazyWith(['routes/later'], () => import('../library/places/places-tab.tsx')),
} satisfies Record<string, ComponentType | LazyExoticComponent<ComponentType>>;
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** Where trucks drive, what they pass, and where they load and unload. */
export default function RoutesScreen(): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab') as TabName;
  const open = NAMES.includes(asked) ? asked : 'routes';
  const Tab = TABS[open];
  return (
    <Tabs
      value={open}
      onChange={(name) => setSearch(name && name !== 'routes' ? { tab: name } : {})}
      keepMounted={false}
    >
      <Tabs.List mb="sm">
        {NAMES.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`routes.tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open}>
        <Suspense fallback={<CardsSkeleton cards={3} />}>
          <Tab />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
