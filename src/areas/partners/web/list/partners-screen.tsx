import type { ReactNode } from 'react';
import type { PartnerScreenProps } from '../partner-screen-props.ts';
import { PartnerList } from './partner-list.tsx';

export default function PartnersScreen({ kind }: PartnerScreenProps): ReactNode {
  return <PartnerList kind={kind} />;
}
