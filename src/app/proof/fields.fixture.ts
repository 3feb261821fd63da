import { z } from 'zod';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { Sent } from '#testing/example.ts';

export type Part = 'params' | 'query' | 'body';

/** The path of a value in a request, which starts with `body`. */
export interface Field {
  readonly part: Part;
  readonly path: readonly (string | number)[];
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Every field a call takes, nested ones and the first of every list included. */
export function fieldsOf(call: AnyCall): Field[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = call[part];
    if (!shape) return [];
    const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
    const paths = new Map(pathsIn(schema).map((path) => [path.join('.'), path]));
    return [...paths.values()].map((path) => ({ part, path }));
  });
}

function pathsIn(schema: Schema, base: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
      [...base, name],
      ...pathsIn(child, [...base, name]),
    ]),
    ...(schema.items ? [[...base, 0], ...pathsIn(schema.items, [...base, 0])] : []),
    ...(typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0
      ? [[...base, 'key']]
      : []),
  ];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...inner, ...branches.flatMap((branch) => pathsIn(branch, base))];
}

/** The same request with one value replaced. */
export function exchange(sent: Sent, { part, path }: Field, value: unknown): Sent {
  return { ...sent, [part]: placed(sent[part], path, value) };
}

function placed(whole: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(whole) ? [...whole] : [];
    list[step] = placed(list[step], rest, value);
    return list;
  }
  const known = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {};
  return { ...known, [step]: placed((known as Record<string, unknown>)[step], rest, value) };
}
