import type { ReactNode } from 'react';

export default function RouteScreen(): ReactNode {
  return null;
}
