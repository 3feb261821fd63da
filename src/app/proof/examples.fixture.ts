import type { AnyCall } from '#kernel/list-definition.ts';
import type { Example } from '#testing/example.ts';
import type { Proof } from '#testing/proof.ts';
import { AREA_EXAMPLES } from './areas.gen.fixture.ts';
import { examples as machinery } from './machinery.examples.fixture.ts';

const ALL: readonly (readonly Example[])[] = [machinery, ...Object.values(AREA_EXAMPLES)];

/** A valid request for every call; the proofs fail when a call has none. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map(ALL.flat().map((example) => [example.callId, example]));

/**
 * Every call of the product that has an example, those that read first: the others leave thousands of records behind,
 * after which each list takes several times as long.
 */
export function callsOf({ app }: Proof): readonly AnyCall[] {
  const calls = app.product.routes.map(({ call }) => call).filter(({ id }) => EXAMPLES.has(id));
  const reads = ({ method }: AnyCall) => method === 'GET';
  return [...calls.filter(reads), ...calls.filter((call) => !reads(call))];
}
