import type { Example } from '#testing/example.ts';
import { orderImportExamples } from './import.examples.fixture.ts';
import { loadOrderExamples } from './order.examples.fixture.ts';
import { loadOrderLifecycleExamples } from './order-lifecycle.examples.fixture.ts';

export const examples: readonly Example[] = [
  ...loadOrderExamples,
  ...loadOrderLifecycleExamples,
  ...orderImportExamples,
];
