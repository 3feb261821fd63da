import type { Example } from '#testing/example.ts';
import { driverExamples } from './driver.examples.fixture.ts';
import { homologationExamples } from './homologation.examples.fixture.ts';
import { fleetImportExamples } from './import.examples.fixture.ts';
import { fleetOcrExamples } from './ocr.examples.fixture.ts';
import { vehicleExamples } from './vehicle.examples.fixture.ts';

export const examples: readonly Example[] = [
  ...driverExamples,
  ...vehicleExamples,
  ...homologationExamples,
  ...fleetOcrExamples,
  ...fleetImportExamples,
];
