import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carrierImport, semitruckImport, transportUnitImport } from '#areas/fleet/contract/fleet.imports.ts';
import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { readZipDirectory } from '#platform/files/zip-directory.ts';
import { type ImportsApp, startImports } from './imports.fixture.ts';
import { SHEET } from './reading/spreadsheets.fixture.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const RIGHTS = ['import-excel-truckers', 'import-excel-trucks', 'import-excel-trailers'];

describe('a template', () => {
  it('uses the reader’s language and contains the columns of the country', async () => {
    const who = await app.importer('CL', ...RIGHTS);
    const sheetsIn = async (language: string, countryId?: CountryCode) => {
      const body = countryId ? { countryId } : {};
      const reply = await app.call(who, importCallsOf(transportUnitImport).template, { body }, { language });
      return app.fetchSheets(reply.body.templateUrl);
    };
    const [records, instructions, lists] = await sheetsIn('es-CL');
    expect([records?.sheet, instructions?.sheet, lists?.sheet]).toEqual(['Camiones', 'Instrucciones', 'Listas']);
    expect(records?.data).toHaveLength(1);
    expect(records?.data[0]?.slice(0, 3)).toEqual(['Patente *', 'País', 'Tipo *']);
    expect(records?.data[0]).not.toContain('CRPVA');
    expect(lists?.data[0]).toContain('Tipo');
    expect(lists?.data.flat()).toContain('Volvo');
    const [brazilian] = await sheetsIn('pt-BR', 'BR');
    expect(brazilian?.data[0]?.slice(0, 3)).toEqual(['Placa *', 'País', 'Tipo *']);
    const [bolivian] = await sheetsIn('en', 'BO');
    expect(bolivian?.data[0]).toContain('CRPVA');
  });

  it('offers its lists as choices, and keeps numbers as text', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const { body } = await app.call(who, importCallsOf(carrierImport).template, { body: {} }, { language: 'es' });
    const { rawPayload, headers } = await app.product.http.inject({ url: body.templateUrl });
    expect(headers['content-disposition']).toContain('Conductores.xlsx');
    const entry = readZipDirectory(rawPayload, 100)?.find(({ name }) => name === SHEET);
    const xml = inflateRawSync(entry!.data).toString();
    expect(xml).toMatch(/<dataValidation type="list"[^>]*sqref="C2:C51"><formula1>'Listas'!\$A\$2:\$A\$9<\/formula1>/);
    expect(xml.indexOf('<dataValidations')).toBeGreaterThan(xml.indexOf('</sheetData>'));
  });

  it.each([carrierImport, transportUnitImport, semitruckImport])(
    'of $id can be uploaded unchanged, because it holds no records',
    async (target) => {
      const who = await app.importer('PE', ...RIGHTS);
      for (const language of ['pt-BR', 'es', 'en']) {
        const { body } = await app.call(who, importCallsOf(target).template, { body: {} }, { language });
        const { rawPayload } = await app.product.http.inject({ url: body.templateUrl });
        const reply = await app.send(who, target, rawPayload, { preview: true });
        expect(reply.body).toEqual({ status: 'OK', message: '', insertItems: 0, updateItems: 0 });
      }
    },
  );
});
