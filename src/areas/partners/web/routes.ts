import { type ComponentType, createElement } from 'react';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { AreaScreen } from '#ui/routing/area-screen.ts';
import type { PartnerScreenProps } from './partner-screen-props.ts';

type Load = () => Promise<{ readonly default: ComponentType<PartnerScreenProps> }>;

/** One screen for every kind of partner: the address says which. */
function screenOf(kind: PartnerKind, load: Load): AreaScreen['screen'] {
  return async () => {
    const { default: Screen } = await load();
    return { default: () => createElement(Screen, { kind }) };
  };
}

function screensAt(path: string, kind: PartnerKind): AreaScreen[] {
  return [
    { path, screen: screenOf(kind, () => import('./list/partners-screen.tsx')) },
    { path: `${path}/detail/{clientId}`, screen: screenOf(kind, () => import('./detail/partner-screen.tsx')) },
    { path: `${path}/create`, screen: screenOf(kind, () => import('./form/create-partner-screen.tsx')) },
    { path: `${path}/update/{clientId}`, screen: screenOf(kind, () => import('./form/update-partner-screen.tsx')) },
  ];
}

export const partnersScreens: readonly AreaScreen[] = [
  ...screensAt('client', 'client'),
  ...screensAt('clientTransport', 'transport'),
  { path: 'externalCompany', screen: () => import('./external/external-companies-screen.tsx') },
];
