import { importExamples } from '#areas/imports/proof/import-examples.fixture.ts';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { clientImport, clientTransportImport } from '#areas/partners/contract/partner.imports.ts';
import { PARTNER_LISTS } from '#areas/partners/contract/partner.list.ts';
import { seesPartnersOf } from '#areas/partners/contract/partner.permissions.ts';
import { listAccessCandidates } from '#areas/partners/contract/partner-access.calls.ts';
import { PARTNER_DOCUMENT_CALLS } from '#areas/partners/contract/partner-document.calls.ts';
import { PARTNER_ORDER_CALLS } from '#areas/partners/contract/partner-orders.calls.ts';
import { PARTNER_KINDS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { createId } from '#kernel/ids.ts';
import { holds } from '#kernel/permission.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { fresh, seedFile } from '#testing/proof.ts';

async function seedPartner({ proof, side }: Scene, kind: PartnerKind): Promise<string> {
  const id = createId();
  const { company, mark, admin } = side;
  const name = `Parceiro ${mark} ${fresh()}`;
  const place = { country_code: 'BO', tax_id: `${2_000_000 + fresh()}`, city: mark };
  const values = {
    id,
    company_id: company.id,
    kind,
    name,
    ...place,
    search_text: mark.toLowerCase(),
    created_by: admin.userId,
  };
  await proof.app.services.database.asPlatform((trx) => trx.insertInto('partner').values(values).execute());
  return id;
}

async function seedPartnerDocument(scene: Scene, kind: PartnerKind) {
  const { proof, side } = scene;
  const [id, documentId] = [await seedPartner(scene, kind), createId()];
  const file_id = await seedFile(proof, side);
  const owner = { company_id: side.company.id, partner_id: id, created_by: side.admin.userId };
  const values = { id: documentId, ...owner, file_id, type: 'other', name: `Contrato ${side.mark}` };
  await proof.app.services.database.asPlatform((trx) => trx.insertInto('partner_document').values(values).execute());
  return { id, documentId };
}

function examplesOf(kind: PartnerKind): Example[] {
  const { read, create, update, enable, check, history } = PARTNER_CALLS[kind];
  const documents = PARTNER_DOCUMENT_CALLS[kind];
  /** Partners are visible per country. */
  const traits = { allows: (held: ReadonlySet<string>) => holds(held, seesPartnersOf(kind, 'BO')) };
  const one = async (scene: Scene) => ({ id: await seedPartner(scene, kind) });
  const newTaxId = () => `${3_000_000 + fresh()}`;
  return [
    ...listExamples(PARTNER_LISTS[kind], 'names'),
    example(read, 'refused', async (scene) => ({ params: await one(scene) }), traits),
    ...(kind === 'external'
      ? []
      : [example(PARTNER_ORDER_CALLS[kind], 'refused', async (scene) => ({ params: await one(scene) }), traits)]),
    example(
      create,
      'refused',
      async ({ proof, side, caller }) => ({
        body: {
          name: `Firma ${fresh()}`,
          countryId: 'BO' as const,
          taxId: newTaxId(),
          contacts: [{ fullName: 'Nora Vargas', countryCode: '591', phone: '71234567', email: 'nora@exemplo.test' }],
          addresses: [{ fullName: 'Sede', city: 'La Paz' }],
          documents: [{ fileId: await seedFile(proof, side, caller), type: 'other' as const }],
        },
      }),
      traits,
    ),
    example(
      update,
      'refused',
      async (scene) => ({ params: await one(scene), body: { version: 1, notes: 'x' } }),
      traits,
    ),
    example(enable, 'refused', async (scene) => ({ params: await one(scene), body: { enable: false } }), traits),
    example(check, 'none', () => ({ query: { countryId: 'BO' as const, taxId: newTaxId() } }), traits),
    example(history, 'refused', async (scene) => ({ params: await one(scene), query: {} }), traits),
    example(
      documents.add,
      'refused',
      async (scene) => ({
        params: await one(scene),
        body: { fileId: await seedFile(scene.proof, scene.side, scene.caller), type: 'other' as const },
      }),
      traits,
    ),
    example(
      documents.update,
      'refused',
      async (scene) => ({ params: await seedPartnerDocument(scene, kind), body: { editedFileName: 'Novo' } }),
      traits,
    ),
    example(documents.remove, 'refused', async (scene) => ({ params: await seedPartnerDocument(scene, kind) }), traits),
  ];
}

const seesBolivia = (kind: PartnerKind) => ({
  send: { allows: (held: ReadonlySet<string>) => holds(held, seesPartnersOf(kind, 'BO')) },
});

export const examples: readonly Example[] = [
  ...PARTNER_KINDS.flatMap(examplesOf),
  example(listAccessCandidates, 'none', () => ({})),
  ...importExamples(
    clientImport,
    () => ({ Nome: `Cliente ${fresh()}`, NIT: `${6_000_000 + fresh()}` }),
    seesBolivia('client'),
  ),
  ...importExamples(
    clientTransportImport,
    () => ({ Nome: `Empresa ${fresh()}`, NIT: `${7_000_000 + fresh()}` }),
    seesBolivia('transport'),
  ),
];
