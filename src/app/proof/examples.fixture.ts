import type { Example } from '#testing/example.ts';
import { AREA_EXAMPLES } from './areas.gen.fixture.ts';
import { examples as machinery } from './machinery.examples.fixture.ts';

const ALL: readonly (readonly Example[])[] = [machinery, ...Object.values(AREA_EXAMPLES)];

/** A valid request for every call; the proofs fail when a call has none. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map(ALL.flat().map((example) => [example.callId, example]));
