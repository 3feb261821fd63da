import type { ReactNode } from 'react';

export default function RoutesScreen(): ReactNode {
  return null;
}
