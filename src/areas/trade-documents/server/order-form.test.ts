import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '#app/phrases/catalogues.ts';
import { type OperationsApp, startOperations, type Team } from '#areas/operations/server/operations.fixture.ts';
import { countryOf } from '#countries/country.ts';
import { createTranslator } from '#kernel/phrases.ts';
import {
  createChecklist,
  createContract,
  printContract,
  readChecklist,
  readContract,
  readFormOrder,
  readOperationTradeDocuments,
  updateChecklist,
  updateContract,
} from '../contract/order-form.calls.ts';
import { CHECKLIST_QUESTIONS, type ChecklistContent } from '../rules/checklist.ts';
import { tradeDocumentsServer } from './index.ts';

let app: OperationsApp;
let own: Team;
let operationId: string;
let orderId: string;

beforeAll(async () => {
  app = await startOperations(tradeDocumentsServer);
  own = await app.team();
  const operation = await app.register(own);
  operationId = operation._id;
  orderId = await app.order(own, operation, { plate: '1852PHD', carrierName: 'Camiones Sur', cost: '10500' });
});
afterAll(() => app.close());

const answers = (answer: 'yes' | null) =>
  Object.fromEntries(
    CHECKLIST_QUESTIONS.map((question) => [question, { answer, note: null }]),
  ) as unknown as ChecklistContent;

describe('a checklist', () => {
  it('is created, answered step by step and completed once everything is answered', async () => {
    const begun = await app.call(own.manager, createChecklist, {
      params: { orderId },
      body: { answers: { ...answers(null), tyres: { answer: 'no', note: 'Bald' } }, complete: false },
    });
    const { _id: id, code } = begun.body.checklist;
    expect(code).toBe('CL-10001');
    const save = (body: { answers: ChecklistContent; complete: boolean; version: number }) =>
      app.call(own.manager, updateChecklist, { params: { id }, body });
    const early = await save({ answers: answers(null), complete: true, version: 1 });
    expect([early.status, early.error.fields?.['answers.tyres.answer']?.code]).toEqual([400, 'required']);
    const silent = { ...answers('yes'), seals: { answer: 'no' as const, note: null } };
    expect((await save({ answers: silent, complete: true, version: 1 })).error.fields).toHaveProperty([
      'answers.seals.note',
    ]);
    expect((await save({ answers: answers('yes'), complete: true, version: 1 })).status).toBe(200);
    expect((await app.call(own.manager, readChecklist, { params: { id } })).body.checklist.completedAt).not.toBeNull();
    expect((await save({ answers: answers('yes'), complete: true, version: 2 })).error.code).toBe(
      'operations.formCompleted',
    );
  });
});

describe('a contract', () => {
  const start = async (who = own.manager) => (await app.call(who, readFormOrder, { params: { orderId } })).body.fields;

  it('starts with the data of the company and the order, in the company’s language', async () => {
    expect(await start()).toMatchObject({
      contractorName: own.company.name,
      carrierName: 'Camiones Sur',
      plate: '1852PHD',
      cargo: 'Soya',
      weight: '28,5 Tn',
      origin: 'Santa Cruz',
      freight: 'Bs 10,500.00',
      loadingDate: '2026-05-04',
      driverName: null,
    });
  });

  it('is completed when no required field is missing, and printed', async () => {
    const fields = await start();
    const write = (complete: boolean, more = {}) =>
      app.call(own.manager, createContract, {
        params: { orderId },
        body: { fields: { ...fields, ...more }, complete },
      });
    const early = await write(true);
    expect([early.status, Object.keys(early.error.fields ?? {})]).toEqual([400, ['fields.driverName']]);
    const { _id: id } = (await write(false)).body.contract;
    const draft = (await app.call(own.manager, printContract, { params: { id } })).body;
    expect(Buffer.from(draft.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const body = { fields: { ...fields, driverName: 'Ñusta Quispe 🚚' }, complete: true, version: 1 };
    expect((await app.call(own.manager, updateContract, { params: { id }, body })).status).toBe(200);
    const signed = (await app.call(own.manager, printContract, { params: { id } })).body;
    expect(signed.fileName).toMatch(/^CT-\d+\.pdf$/);
    // Only the draft has a mark across the page, so the two files differ in length.
    expect(signed.content.length).not.toBe(draft.content.length);
    const late = await app.call(own.manager, updateContract, { params: { id }, body: { ...body, version: 2 } });
    expect(late.error.code).toBe('operations.formCompleted');
  });

  it('hides its price without the permission to see it, and keeps the price when such a user saves', async () => {
    const clerk = await app.member(own.company, 'show-exportation', 'operation-write');
    const fields = await start();
    const made = await app.call(own.manager, createContract, {
      params: { orderId },
      body: { fields, complete: false },
    });
    const { _id: id } = made.body.contract;
    const seen = (await app.call(clerk, readContract, { params: { id } })).body.contract;
    expect([seen.fields.freight, (await start(clerk)).freight]).toEqual([null, null]);
    const body = { fields: { ...seen.fields, cargo: 'Maíz' }, complete: false, version: seen.version };
    await app.call(clerk, updateContract, { params: { id }, body });
    const after = (await app.call(own.manager, readContract, { params: { id } })).body.contract.fields;
    expect([after.cargo, after.freight]).toEqual(['Maíz', 'Bs 10,500.00']);
  });
});

it.each([
  ['AR', 'es-AR', 'patente'],
  ['CL', 'es-CL', 'patente'],
  ['BO', 'es-BO', 'placa'],
  ['BR', 'pt-BR', 'placa'],
] as const)('a contract of %s calls a number plate as people there do', (country, language, word) => {
  const text = createTranslator(catalogues)(language, 'tradeDocuments.contract.clauses.object.text');
  expect([countryOf(country).languages.proposed, countryOf(country).terms.plate]).toEqual([language, word]);
  expect(text).toContain(`${word} {{plate}}`);
});

describe('the documents of an operation', () => {
  it('are listed with their order', async () => {
    const { body } = await app.call(own.manager, readOperationTradeDocuments, { params: { id: operationId } });
    expect(body.orders).toHaveLength(1);
    expect(body.orders[0]?.checklists.map(({ code }) => code)).toEqual(['CL-10001']);
    expect(body.orders[0]?.contracts).toHaveLength(2);
  });

  it('are read-only for users who may only read operations', async () => {
    const auditor = await app.member(own.company, 'show-exportation', 'operation-read');
    expect((await app.call(auditor, readOperationTradeDocuments, { params: { id: operationId } })).status).toBe(200);
    const body = { answers: answers('yes'), complete: false };
    expect((await app.call(auditor, createChecklist, { params: { orderId }, body })).status).toBe(403);
  });

  it('are not found by another company', async () => {
    const other = await app.team();
    expect((await app.call(other.manager, readOperationTradeDocuments, { params: { id: operationId } })).status).toBe(
      404,
    );
    expect((await app.call(other.manager, readFormOrder, { params: { orderId } })).status).toBe(404);
    const body = { answers: answers('yes'), complete: true };
    expect((await app.call(other.manager, createChecklist, { params: { orderId }, body })).status).toBe(404);
  });
});
