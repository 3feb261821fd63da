import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import type { OcrLanguage } from '#platform/ocr/ocr-messages.ts';
import { createRecogniser } from '#platform/ocr/recogniser.ts';
import { suggestDriver } from '../rules/ocr-driver.ts';
import { suggestVehicle } from '../rules/ocr-vehicle.ts';

/** Takes seconds on an idle machine; the limit leaves room for a busy one. */
const PATIENCE_MS = 600_000;
const SURE = 70;

const recogniser = createRecogniser({ log: pino({ level: 'silent' }), readers: 1, timeoutMs: PATIENCE_MS });
afterAll(() => recogniser.close());

async function linesOf(file: string, language: OcrLanguage) {
  return recogniser.recognise({ photo: await readFile(new URL(file, import.meta.url)), language });
}

function valuesOf(suggestions: object): Record<string, string> {
  const found = Object.entries(suggestions).filter(([, suggestion]) => suggestion?.confidence >= SURE);
  return Object.fromEntries(found.map(([name, { value }]) => [name, value]));
}

it(
  'a licence photographed askew, with the camera on its side, becomes suggestions',
  async () => {
    const lines = await linesOf('./licence.fixture.jpg', 'spa');
    expect(valuesOf(suggestDriver(lines, countryOf('BO'), '2026-02-10'))).toEqual({
      firstName: 'JUAN CARLOS',
      lastName: 'MAMANI QUISPE',
      typeDocumentId: 'CI',
      documentId: '4839201',
      driverLicense: '4839201',
      driverLicenseCategory: 'C',
      birthDate: '1985-07-14',
      driverLicenseExpirationDate: '2030-05-03',
    });
  },
  PATIENCE_MS,
);

it(
  'a vehicle card in Portuguese becomes suggestions too',
  async () => {
    const lines = await linesOf('./vehicle-card.fixture.jpg', 'por');
    expect(valuesOf(suggestVehicle(lines, countryOf('BR'), '2026-02-10'))).toEqual({
      plate: 'RKJ4D21',
      chassis: '9BVRG40D7LE876543',
      brand: 'VOLVO',
      year: '2019',
      color: 'BRANCA',
      owner: 'RODOVIAS DO SUL LTDA',
    });
  },
  PATIENCE_MS,
);
