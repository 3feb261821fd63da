import sharp from 'sharp';
import { importExamples } from '#areas/imports/proof/import-examples.fixture.ts';
import { type Example, example } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import { carrierImport, semitruckImport, transportUnitImport } from '../contract/fleet.imports.ts';
import { readDriverCard, readVehicleCard } from '../contract/ocr.calls.ts';
import { driverExamples } from './driver.examples.fixture.ts';
import { homologationExamples } from './homologation.examples.fixture.ts';
import { vehicleExamples } from './vehicle.examples.fixture.ts';

/** An empty page, because it is read fastest. */
const BLANK = sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();

const photo = async () => ({ body: { country: 'BO' as const, content: (await BLANK).toString('base64') } });

function importedDriver() {
  const number = `${5_000_000 + fresh()}`;
  const person = { Nome: 'Nora', Sobrenome: 'Vargas', 'Data de nascimento': '01/02/1985' };
  return { ...person, Celular: `7${number}`, CI: number, CNH: number };
}

export const examples: readonly Example[] = [
  ...driverExamples,
  ...vehicleExamples,
  ...homologationExamples,
  // On a busy machine reading takes longer than anybody would wait for it.
  example(readDriverCard, 'none', photo, { needless: 'ocr.tooHard' }),
  example(readVehicleCard, 'none', photo, { needless: 'ocr.tooHard' }),
  ...importExamples(carrierImport, importedDriver),
  ...importExamples(transportUnitImport, () => ({ Placa: `${1000 + fresh()}IMP`, Tipo: 'tractor' })),
  ...importExamples(semitruckImport, () => ({ Placa: `${1000 + fresh()}IMS`, Tipo: 'flatbed' })),
];
