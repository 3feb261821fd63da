import { homologationPtBR as homologation } from '../homologation/pt-BR.ts';
import { recordsPtBR as records } from '../records/pt-BR.ts';

/** For the records and forms of drivers and vehicles: checks by official registers, filling in from a photo. */
export const ptBR = {
  fleet: {
    ...homologation.fleet,
    /** What needs attention, after its number; the server writes it. */
    exceptions: {
      drivers_one: 'motorista',
      drivers_other: 'motoristas',
      trucks_one: 'caminhão',
      trucks_other: 'caminhões',
      semitrailers_one: 'semirreboque',
      semitrailers_other: 'semirreboques',
      expiring: 'Docs. a vencer',
      spot: 'spot',
    },
    /** For systems outside; the server writes them. */
    terms: {
      transportCompany: 'Transportadora',
      driver: 'Motorista',
      drivers: 'Motoristas',
      licence: 'Habilitação',
      truck: 'Caminhão',
      trucks: 'Caminhões',
      semitrailer: 'Semirreboque',
      semitrailers: 'Semirreboques',
      plate: 'Placa',
      chassis: 'Chassi',
    },
    reminders: { document: 'O seu documento {{document}} vence em {{date}}.' },
    ...records.fleet,
    documents: {
      alreadyExpired: 'Já venceu: confira a data',
      states: {
        expired: 'Vencido',
        expiring: 'A vencer',
        complete: 'Em dia',
        undated: 'Sem vencimento',
        missing: 'Falta',
        optional: 'Opcional',
      },
    },
    ocr: {
      driverHelp: 'Fotografe a habilitação ou o documento de identidade: os campos recebem sugestões para conferir.',
      vehicleHelp: 'Fotografe o documento do veículo: os campos recebem sugestões para conferir.',
    },
  },
  validation: { numberOfAnother: 'É de {{name}}, outro motorista da sua empresa' },
  errors: homologation.errors,
} as const;
