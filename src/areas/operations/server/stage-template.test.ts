import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalls } from '#kernel/list-definition.ts';
import {
  createTemplate,
  enableTemplate,
  readBuiltInTemplate,
  readTemplate,
  readTemplateHistory,
  readTemplateVersions,
  updateTemplate,
} from '../contract/stage-template.calls.ts';
import { stageTemplateList, type TemplateRow } from '../contract/stage-template.list.ts';
import type { StagesInput } from '../contract/stage-template.shapes.ts';
import type { TemplateKind } from '../rules/stage.ts';
import { currentTemplate } from './index.ts';
import { type OperationsApp, startOperations, type Team } from './operations.fixture.ts';

let app: OperationsApp;
let own: Team;

beforeAll(async () => {
  app = await startOperations();
});
afterAll(() => app.close());

type StageInput = StagesInput[number];
const task = (name: string): StageInput['tasks'][number] => ({
  key: name.normalize('NFD').replace(/\W/g, ''),
  name,
  by: 'driver',
  evidence: 'photo',
  required: true,
  form: [],
});
const stage = (name: string, ...tasks: string[]): StageInput => ({
  key: name,
  name,
  each: null,
  tasks: tasks.map(task),
});
const STAGES: StagesInput = [stage('Carga', 'Fotos'), stage('Descarga', 'Papeles', 'Firma')];

async function make(name: string, form: { kind?: TemplateKind; isDefault?: boolean; stages?: StagesInput } = {}) {
  const { kind = 'normal', isDefault = false, stages = STAGES } = form;
  const { status, body, error } = await app.call(own.manager, createTemplate, {
    body: { name, kind, isDefault, stages },
  });
  if (status !== 201) throw new Error(JSON.stringify(error));
  return body.template;
}

const current = (kind: TemplateKind, id?: string) =>
  app.services.database.asMember({ companyId: own.company.id, userId: null }, (trx) =>
    currentTemplate(trx, own.company.id, kind, id),
  );

describe('a stage template', () => {
  beforeAll(async () => {
    own = await app.team();
  });

  it('starts with the built-in one, in the language of the reader', async () => {
    const ask = (language: string) =>
      app.call(own.manager, readBuiltInTemplate, { query: { kind: 'agro' } }, { language });
    expect((await ask('es')).body.stages[0]).toMatchObject({ name: 'Carga' });
    expect((await ask('pt-BR')).body.stages[0]?.tasks[1]).toMatchObject({
      name: 'Pesagem na origem',
      evidence: 'form',
      form: [{ label: 'Peso líquido (Tn)', type: 'number', required: true }, { type: 'text' }],
    });
    expect(await current('agro')).toBeNull();
  });

  it('writes a new version only when its stages change', async () => {
    const { _id: id } = await make('Larga distancia');
    const save = async (stages: StagesInput, name = 'Larga distancia') => {
      const { version } = (await app.call(own.manager, readTemplate, { params: { id } })).body.template;
      const body = { version, name, isDefault: false, stages };
      return (await app.call(own.manager, updateTemplate, { params: { id }, body })).body.template;
    };
    const before = await current('normal', id);
    expect(await save(STAGES)).toMatchObject({ number: 1, version: 1 });
    expect(await save(STAGES, 'Larguísima distancia')).toMatchObject({ number: 1, version: 2 });
    expect(await save([...STAGES].reverse())).toMatchObject({ number: 2, version: 3 });
    const { versions } = (await app.call(own.manager, readTemplateVersions, { params: { id } })).body;
    expect(versions.map(({ number, stages }) => [number, stages[0]?.name])).toEqual([
      [2, 'Descarga'],
      [1, 'Carga'],
    ]);
    expect((await current('normal', id))?.versionId).not.toBe(before?.versionId);
    const { body } = await app.call(own.manager, readTemplateHistory, { params: { id }, query: {} });
    expect(body.entries[0]?.changes).toMatchObject({ number: { from: 1, to: 2 } });
  });

  it('is refused when somebody else changed it meanwhile', async () => {
    const { _id: id } = await make('Rápida');
    const save = (name: string) =>
      app.call(own.manager, updateTemplate, {
        params: { id },
        body: { version: 1, name, isDefault: false, stages: STAGES },
      });
    expect((await save('Una')).status).toBe(200);
    expect((await save('Otra')).error.code).toBe('request.staleVersion');
  });

  it('is the only default of its kind, and no default once disabled', async () => {
    const first = await make('Primera', { isDefault: true });
    const second = await make('Segunda', { isDefault: true });
    const seen = async (id: string) => (await app.call(own.manager, readTemplate, { params: { id } })).body.template;
    expect([(await seen(first._id)).isDefault, (await seen(second._id)).isDefault]).toEqual([false, true]);
    expect(await current('normal')).not.toBeNull();
    await app.call(own.manager, enableTemplate, { params: { id: second._id }, body: { enable: false } });
    expect(await seen(second._id)).toMatchObject({ enabled: false, isDefault: false });
    expect([await current('normal'), await current('normal', second._id)]).toEqual([null, null]);
    const again = { version: (await seen(second._id)).version, name: 'Segunda', isDefault: true, stages: STAGES };
    const refused = await app.call(own.manager, updateTemplate, { params: { id: second._id }, body: again });
    expect([refused.status, refused.error.fields?.isDefault?.code]).toEqual([400, 'notAllowed']);
  });

  it('has a unique name within its kind', async () => {
    await make('Única');
    const twin = (kind: TemplateKind) =>
      app.call(own.manager, createTemplate, { body: { name: 'unica', kind, isDefault: false, stages: STAGES } });
    const { status, error } = await twin('normal');
    expect([status, error.fields?.name?.code]).toEqual([409, 'alreadyRegistered']);
    expect((await twin('agro')).status).toBe(201);
  });

  it.each<[string, StagesInput]>([
    ['no stage', []],
    ['a stage without a task', [{ ...stage('Carga'), tasks: [] }]],
    ['two stages of one key', [stage('Carga', 'Fotos'), stage('Carga', 'Papeles')]],
    ['a form without a question', [{ ...stage('Carga'), tasks: [{ ...task('Pesaje'), evidence: 'form' }] }]],
    ['a stage repeated at stops in a trip without them', [{ ...stage('Carga', 'Fotos'), each: 'pickup' }]],
  ])('is refused with %s', async (_what, stages) => {
    const body = { name: 'Mala', kind: 'normal' as const, isDefault: false, stages };
    expect((await app.call(own.manager, createTemplate, { body })).status).toBe(400);
  });

  it('keeps questions and choices only where they apply', async () => {
    const question = { key: 'q', label: 'Estado', type: 'choice' as const, required: true, choices: ['Bueno', 'Malo'] };
    const asked = { ...task('Revisión'), evidence: 'form' as const, form: [question] };
    const silent = { ...task('Fotos'), form: [question] };
    const { stages } = await make('Con preguntas', { stages: [{ ...stage('Carga'), tasks: [asked, silent] }] });
    expect(stages[0]?.tasks.map(({ form }) => form.length)).toEqual([1, 0]);
  });
});

it('templates are only read with the permission to see them', async () => {
  own = await app.team();
  const { _id: id, version } = await make('Cosecha');
  const reader = await app.member(own.company, 'stage-template');
  const params = { id };
  const reads = [
    await app.call(reader, listCalls(stageTemplateList).read, { query: {} as never }),
    await app.call(reader, readTemplate, { params }),
    await app.call(reader, readTemplateVersions, { params }),
    await app.call(reader, readTemplateHistory, { params, query: {} }),
  ];
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const changed = { name: 'Otra', isDefault: false, stages: STAGES };
  const writes = [
    await app.call(reader, createTemplate, { body: { ...changed, kind: 'normal' } }),
    await app.call(reader, updateTemplate, { params, body: { ...changed, version } }),
    await app.call(reader, enableTemplate, { params, body: { enable: false } }),
  ];
  expect(writes.map(({ status }) => status)).toEqual([403, 403, 403]);
});

it('templates are listed with their content, separately for each company', async () => {
  own = await app.team();
  await make('Cosecha', { kind: 'agro' });
  await make('Reparto', { kind: 'multipoint', isDefault: true });
  const { read } = listCalls(stageTemplateList);
  const names = async (query: Record<string, string>) =>
    ((await app.call(own.manager, read, { query: query as never })).body.templates as readonly TemplateRow[]).map(
      ({ name, stages, tasks }) => [name, stages, tasks],
    );
  expect(await names({})).toEqual([
    ['Cosecha', 2, 3],
    ['Reparto', 2, 3],
  ]);
  expect(await names({ search: 'repa' })).toHaveLength(1);
  expect(await names({ kinds: 'agro' })).toEqual([['Cosecha', 2, 3]]);
  expect(await names({ isDefault: 'true' })).toEqual([['Reparto', 2, 3]]);
});
