import type { ReactNode } from 'react';

export default function PairScreen(): ReactNode {
  return null;
}
