import { importExamples } from '#areas/imports/proof/import-examples.fixture.ts';
import { fresh } from '#testing/proof.ts';
import { carrierImport, semitruckImport, transportUnitImport } from '../contract/fleet.imports.ts';

function driver() {
  const number = `${5_000_000 + fresh()}`;
  const person = { Nome: 'Nora', Sobrenome: 'Vargas', 'Data de nascimento': '01/02/1985' };
  return { ...person, Celular: `7${number}`, CI: number, CNH: number };
}

export const fleetImportExamples = [
  ...importExamples(carrierImport, driver),
  ...importExamples(transportUnitImport, () => ({ Placa: `${1000 + fresh()}IMP`, Tipo: 'tractor' })),
  ...importExamples(semitruckImport, () => ({ Placa: `${1000 + fresh()}IMS`, Tipo: 'flatbed' })),
];
