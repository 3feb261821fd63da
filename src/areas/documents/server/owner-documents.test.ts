import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { ChecklistView } from '../rules/checklist.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import { type DocumentsApp, startDocuments, type Team } from './documents.fixture.ts';
import { auditOfDocuments, presentDocuments, readCurrentDocuments, requireValidDocuments } from './index.ts';

let app: DocumentsApp;
beforeAll(async () => {
  app = await startDocuments();
});
afterAll(() => app.close());

const view = (team: Team, owner: DocumentOwner, seen: Partial<ChecklistView> = {}) =>
  app.asManager(team, async (trx) =>
    presentDocuments(await readCurrentDocuments({ trx, services: app.services }, owner), {
      services: app.services,
      now: app.services.now(),
      today: app.day(0),
      view: { extras: false, hidesReverse: false, ...seen },
    }),
  );

describe('the documents of an owner in its details', () => {
  it('show every slot of the checklist, filled or not, with what is missing', async () => {
    const team = await app.team('BR');
    const truck = await app.owner(team, { kind: 'truck', country: 'BR' });
    const fileId = await app.upload(team.manager, 'crlv.pdf');
    await app.write(team, truck, [{ type: 'crlv', fileId, expirationDate: app.day(10) }]);
    const { documents, completion, documentsVerdict } = await view(team, truck);
    expect(documents.map(({ type, complete, state }) => [type, complete, state])).toEqual([
      ['crv', false, 'undated'],
      ['crlv', true, 'expiring'],
      ['dpvat', false, 'undated'],
    ]);
    expect(documents[1]).toMatchObject({ fileName: 'crlv.pdf', contentType: 'application/pdf', fileId });
    const opened = await app.product.http.inject({ url: documents[1]?.url ?? '' });
    expect(opened.statusCode).toBe(200);
    expect(completion).toEqual({ done: 1, required: 4, percentage: 25 });
    expect(documentsVerdict).toEqual({
      verdict: 'incomplete',
      reasons: [
        { code: 'missing', type: 'crv', expirationDate: null },
        { code: 'missing', type: 'dpvat', expirationDate: null },
        { code: 'noPhoto', type: null, expirationDate: null },
      ],
    });
  });

  it('show the extra documents only with permission for them', async () => {
    const team = await app.team();
    const driver = await app.owner(team);
    const extras = (await view(team, driver, { extras: true })).documents.length;
    expect(extras - (await view(team, driver)).documents.length).toBe(3);
  });

  it('neither show nor require the reverse of the ownership card where it is hidden', async () => {
    const team = await app.team('PE');
    const truck = await app.owner(team, { kind: 'truck', country: 'PE' });
    const { documents, completion } = await view(team, truck, { hidesReverse: true });
    expect(documents.map(({ type }) => type)).not.toContain('ownership-card-reverse');
    expect(completion.required).toBe(5);
    expect((await view(team, truck)).completion.required).toBe(6);
  });

  it('keep showing documents of an earlier list', async () => {
    const team = await app.team();
    const truck = await app.owner(team, { kind: 'truck' });
    await app.write(team, truck, [{ type: 'soat', expirationDate: app.day(90) }]);
    await app.asManager(team, (trx) =>
      trx.updateTable('vehicle').set({ country_code: 'BR' }).where('id', '=', truck.id).execute(),
    );
    const last = (await view(team, truck)).documents.at(-1);
    expect(last).toMatchObject({ type: 'soat', required: false, expirationDate: app.day(90) });
    expect(await app.write(team, truck, [{ type: 'soat', expirationDate: null }])).toEqual([]);
  });

  it('are in the history by type, without ids', async () => {
    const team = await app.team();
    const driver = await app.owner(team);
    const documents = await app.write(team, driver, [
      { type: 'photoLicenseDrivers', fileId: await app.upload(team.manager), expirationDate: '2030-01-01' },
    ]);
    expect(auditOfDocuments(documents)).toEqual({
      photoLicenseDrivers: {
        fileName: 'licencia.pdf',
        number: null,
        category: null,
        issuedDate: null,
        expirationDate: '2030-01-01',
      },
    });
  });
});

describe('assigning', () => {
  const assign = (team: Team, owner: DocumentOwner, language: Language = 'es') =>
    app.asManager(team, (trx) =>
      requireValidDocuments(
        { trx, actor: { timeZone: 'America/La_Paz' }, services: app.services, language, now: app.services.now() },
        owner,
      ),
    );

  it('is possible with documents missing, and with those on their last valid day', async () => {
    const team = await app.team();
    const truck = await app.owner(team, { kind: 'truck' });
    await app.write(team, truck, [{ type: 'soat', expirationDate: app.day(0) }]);
    await expect(assign(team, truck)).resolves.toBeUndefined();
  });

  it('is refused with an expired required document, naming it and its date', async () => {
    const team = await app.team();
    const truck = await app.owner(team, { kind: 'truck', name: '7777XYZ' });
    await app.write(team, truck, [{ type: 'soat', expirationDate: '2024-12-31' }]);
    const error = await assign(team, truck).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(AppError);
    const { code, status, params, fields } = error as AppError;
    expect([code, status]).toEqual(['documents.expired', 409]);
    expect(fields).toEqual({ 'documents.soat': { code: 'expired', params: { date: '31/12/2024' } } });
    expect(app.services.translate('es', dynamicKey('errors', code), params)).toBe(
      '7777-XYZ tiene documentos obligatorios vencidos: SOAT (31/12/2024). Actualícelos antes de asignar.',
    );
  });

  it('is not refused for a document that is not required', async () => {
    const team = await app.team();
    const driver = await app.owner(team);
    await app.write(team, driver, [{ type: 'Documento 2', expirationDate: '2024-12-31' }]);
    await expect(assign(team, driver)).resolves.toBeUndefined();
  });
});
