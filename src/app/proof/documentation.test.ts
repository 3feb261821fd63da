import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { documentProblems, operationsOf } from '#platform/http/openapi.fixture.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: areas() });
});
afterAll(() => app.close());

it('the whole product is described: every call once, every parameter of every path, no reference that leads nowhere', async () => {
  const document = (await app.product.http.inject({ url: '/api/openapi.json' })).json();
  expect(documentProblems(document)).toEqual([]);
  const described = operationsOf(document).map(({ operationId }) => operationId);
  expect(described.sort()).toEqual(app.product.routes.map(({ call }) => call.id).sort());
});

it('the documentation page lists every call', async () => {
  const { body } = await app.product.http.inject({ url: '/api/docs' });
  expect(app.product.routes.filter(({ call }) => !body.includes(`id="${call.id}"`))).toEqual([]);
  expect(body).not.toMatch(/<script|\son\w+=/i);
});
