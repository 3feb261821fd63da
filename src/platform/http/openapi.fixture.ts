type Json = Record<string, unknown>;

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Json }[];
  readonly requestBody?: { content: Record<string, { schema: Json }> };
  readonly responses: Record<string, Json>;
  readonly security?: readonly Json[];
}

export function operationsOf(document: Json): Operation[] {
  return Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation }) as unknown as Operation),
  );
}

/** Mistakes in the document. */
export function documentProblems(document: Json): string[] {
  const operations = operationsOf(document);
  const schemes = Object.keys((document.components as { securitySchemes: Json }).securitySchemes);
  return [
    ...(document.openapi === '3.1.0' ? [] : ['is not OpenAPI 3.1']),
    ...repeated(operations.map(({ operationId }) => operationId)).map((id) => `${id} is there twice`),
    ...operations.flatMap((operation) =>
      operationProblems(operation, schemes).map((text) => `${operation.operationId} ${text}`),
    ),
    ...references(document)
      .filter((reference) => !resolves(document, reference))
      .map((reference) => `${reference} leads nowhere`),
  ];
}

function operationProblems(operation: Operation, schemes: readonly string[]): string[] {
  const { path, method, parameters, responses, requestBody, security = [] } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const success = Object.keys(responses).filter((status) => /^2\d\d$/.test(status));
  return [
    ...(/^(get|post|put|delete)$/.test(method) ? [] : [`has the method ${method}`]),
    ...(inPath
      .map(({ name }) => name)
      .sort()
      .join() === named.sort().join()
      ? []
      : [`names other parameters than its path`]),
    ...inPath.filter(({ required }) => !required).map(({ name }) => `does not require ${name}`),
    ...repeated(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).map((name) => `has ${name} twice`),
    ...parameters
      .filter(({ schema }) => Object.keys(schema ?? {}).length === 0)
      .map(({ name }) => `says nothing about ${name}`),
    ...(success.length === 1 ? [] : [`has ${success.length} ways to succeed`]),
    ...(responses.default ? [] : ['says nothing about errors']),
    ...(requestBody && !Object.values(requestBody.content)[0]?.schema ? ['says nothing about its body'] : []),
    ...(method === 'get' && requestBody ? ['reads with a body'] : []),
    ...security.flatMap((need) => Object.keys(need)).filter((name) => !schemes.includes(name)),
  ];
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

function resolves(document: Json, reference: string): boolean {
  const steps = reference.startsWith('#/') ? reference.slice(2).split('/') : [''];
  return steps.reduce<unknown>((value, step) => (value as Json | undefined)?.[step], document) !== undefined;
}
