import { IMPORT_CALLS } from '#areas/imports/contract/import.calls.ts';
import { IMPORT_TARGETS, type ImportTargetId } from '#areas/imports/contract/import-target.ts';
import { usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import { seesPartnersOf } from '#areas/partners/contract/partner.permissions.ts';
import { holds } from '#kernel/permission.ts';
import { writeWorkbook } from '#platform/list/xlsx/write-workbook.ts';
import { type Example, example, type Traits } from '../example.fixture.ts';
import { fresh } from '../proof.fixture.ts';

/** One line that is right in every way, and new. */
const LINES: Readonly<Record<ImportTargetId, () => Readonly<Record<string, string>>>> = {
  loadOrder: () => ({ Pedido: `P${fresh()}`, Origem: 'La Paz', Destino: 'Oruro' }),
  loadOrderAttributes: () => ({ Pedido: `K${fresh()}`, Origem: 'La Paz', Destino: 'Oruro' }),
  multiDelivery: () => ({
    Pedido: `M${fresh()}`,
    'Código de entrega': `E${fresh()}`,
    Origem: 'La Paz',
    'Cidade de entrega': 'Oruro',
  }),
  carrier: () => {
    const number = `${5_000_000 + fresh()}`;
    const person = { Nome: 'Nora', Sobrenome: 'Vargas', 'Data de nascimento': '01/02/1985' };
    return { ...person, Celular: `7${number}`, CI: number, CNH: number };
  },
  transportUnit: () => ({ Placa: `${1000 + fresh()}IMP`, Tipo: 'tractor' }),
  semitruck: () => ({ Placa: `${1000 + fresh()}IMS`, Tipo: 'flatbed' }),
  client: () => ({ Nome: `Cliente ${fresh()}`, NIT: `${6_000_000 + fresh()}` }),
  clientTransport: () => ({ Nome: `Empresa ${fresh()}`, NIT: `${7_000_000 + fresh()}` }),
};

/** Partners are written country by country; attributes go by key in some companies only. */
const ALLOWS: Partial<Record<ImportTargetId, Traits['allows']>> = {
  loadOrderAttributes: usesKeyedAttributes,
  client: (held) => holds(held, seesPartnersOf('client', 'BO')),
  clientTransport: (held) => holds(held, seesPartnersOf('transport', 'BO')),
};

const ofTemplate = (target: ImportTargetId) =>
  target === 'loadOrderAttributes' ? { allows: usesKeyedAttributes } : {};

async function fileOf(target: ImportTargetId): Promise<string> {
  const line = LINES[target]();
  async function* rows() {
    yield [Object.values(line).map((text) => ({ kind: 'text', text }) as const)];
  }
  const columns = Object.keys(line).map((heading) => ({ heading, width: 20 }));
  return (await writeWorkbook({ name: 'Dados', columns, rows: rows() })).toString('base64');
}

export const importExamples: readonly Example[] = IMPORT_TARGETS.flatMap((target) => {
  const allows = ALLOWS[target];
  const { send, template } = IMPORT_CALLS[target];
  return [
    example(send, 'none', async () => ({ body: { file: await fileOf(target) } }), allows ? { allows } : {}),
    example(template, 'none', () => ({ body: { countryId: 'BO' as const } }), ofTemplate(target)),
  ];
});
