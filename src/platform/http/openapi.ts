import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorCatalogue } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import { documentationPage } from './documentation-page.ts';
import type { AnyRoute } from './route.ts';

type Json = Record<string, unknown>;

const jsonSchema = (shape: z.ZodType): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Json;
  return schema;
};

function parameters(call: AnyCall): Json[] {
  const of = (shape: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!shape) return [];
    const schema = jsonSchema(shape) as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: property,
    }));
  };
  return [...of(call.params, 'path'), ...of(call.query, 'query')];
}

/** Bytes may be of any type. */
function contentOf({ bytes }: AnyCall, body: z.ZodType): Json {
  return bytes
    ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: jsonSchema(body) } };
}

function operation(call: AnyCall): Json {
  const needsSession = call.access !== 'public' && call.access !== 'link';
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    ...(needsSession ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...parameters(call),
      ...(call.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', minLength: 8, maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(call.body ? { requestBody: { required: true, content: contentOf(call, call.body) } } : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Success',
        ...(call.raw ? {} : { content: { 'application/json': { schema: jsonSchema(call.reply) } } }),
      },
      default: {
        description: 'One of the errors of the catalogue',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** OpenAPI 3.1 directly from the contract: zod writes JSON Schema 2020-12, which 3.1 uses. */
export function openApiDocument(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/api${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tropeiro', version: '1', description: 'Transport management for Latin American freight.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: [...errorCatalogue.keys()].sort() },
            message: { type: 'string', description: 'A sentence in the language of the caller' },
            fields: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                properties: {
                  code: { type: 'string' },
                  message: { type: 'string' },
                  at: {
                    type: 'object',
                    description: 'Where on the map the problem is',
                    properties: { lat: { type: 'number' }, lng: { type: 'number' } },
                  },
                },
              },
            },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}

export function registerDocumentation(app: FastifyInstance, routes: readonly AnyRoute[]): void {
  const calls = routes.map((route) => route.call);
  let made: Json | undefined;
  // Describing every call takes a second, which no start should wait for.
  const document = () => {
    made ??= openApiDocument(calls);
    return made;
  };
  app.get('/api/openapi.json', async () => document());
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(documentationPage(calls, document(), reply.styleNonce)),
  );
}
