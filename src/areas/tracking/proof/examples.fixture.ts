import type { Example } from '#testing/example.ts';
import { alertsExamples } from './alerts.examples.fixture.ts';
import { controlExamples } from './control.examples.fixture.ts';
import { devicesExamples } from './devices.examples.fixture.ts';
import { documentsExamples } from './documents.examples.fixture.ts';
import { ingestionExamples } from './ingestion.examples.fixture.ts';
import { liveExamples } from './live.examples.fixture.ts';
import { privacyExamples } from './privacy.examples.fixture.ts';
import { replayExamples } from './replay.examples.fixture.ts';

export const examples: readonly Example[] = [
  ...ingestionExamples,
  ...devicesExamples,
  ...alertsExamples,
  ...liveExamples,
  ...replayExamples,
  ...controlExamples,
  ...privacyExamples,
  ...documentsExamples,
];
