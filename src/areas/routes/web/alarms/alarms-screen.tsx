import type { ReactNode } from 'react';

export default function AlarmsScreen(): ReactNode {
  return null;
}
