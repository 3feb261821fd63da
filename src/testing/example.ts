import type { ApiCall, CallInput } from '#kernel/api-call.ts';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import type { Proof, Side } from './proof.ts';
import type { TestUser } from './world.ts';

/** A request as it travels; parts that are texts already are sent as they are. */
export interface Sent {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | string | undefined;
  readonly body?: unknown;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** For whom a request is made up: whose records it names, and who sends it. */
export interface Scene {
  readonly proof: Proof;
  readonly side: Side;
  readonly caller: TestUser;
}

export interface Traits {
  /**
   * What becomes of the same request about another company's records:
   * - `refused`: with an error, whoever asks;
   * - `harmless`: it is answered, with nothing of the other company in it;
   * - `none`: the request names no record, so there is nothing of another company to ask for;
   * - `open`: it is answered, because it is meant to be; the reason stands beside it.
   */
  readonly foreign: 'refused' | 'harmless' | 'none' | { readonly open: string };
  /** The status where success has another one than the contract names. */
  readonly status?: number;
  /** What else than the call's access must be held; without it the answer is a refusal. */
  readonly allows?: (held: ReadonlySet<string>) => boolean;
  /** Ends the session or changes the password of its caller, who can be used no further. */
  readonly spends?: boolean;
  /** Answered with this code although everything is right, because the caller's state has no use for it. */
  readonly needless?: string;
}

export interface Example extends Traits {
  readonly callId: string;
  /** Makes a request that is right in every way. */
  readonly input: (scene: Scene) => Promise<Sent>;
}

type Extras = Pick<Sent, 'cookies' | 'headers'>;
type Made<C> = (CallInput<C> & Extras) | Promise<CallInput<C> & Extras>;

export function example<C extends ApiCall>(
  call: C,
  foreign: Traits['foreign'],
  input: (scene: Scene) => Made<NoInfer<C>>,
  traits: Omit<Traits, 'foreign'> = {},
): Example {
  return { callId: call.id, foreign, input: async (scene) => (await input(scene)) as Sent, ...traits };
}

/** The calls of a list; searching for the mark of a company finds its rows, but only for itself. */
export function listExamples(
  definition: ListDefinition,
  column: string | undefined,
  extra: (scene: Scene) => Record<string, unknown> = () => ({}),
): Example[] {
  const { read, options, tabs, totals, download } = listCalls(definition);
  const searched = (scene: Scene) => ({
    ...(definition.searchable ? { search: scene.side.mark } : {}),
    ...extra(scene),
  });
  const foreign: Traits['foreign'] = definition.searchable ? 'harmless' : 'none';
  return [
    { callId: read.id, foreign, input: async (scene) => ({ query: searched(scene) }) },
    column === undefined
      ? // A list without options still has the call; no column is right for it.
        { callId: options.id, foreign: 'none', status: 400, input: async (scene) => ({ query: extra(scene) }) }
      : {
          callId: options.id,
          foreign: 'harmless',
          input: async (scene) => ({ query: { column, search: scene.side.mark, ...extra(scene) } }),
        },
    ...(definition.tabs
      ? [{ callId: tabs.id, foreign: 'none' as const, input: async (scene: Scene) => ({ query: extra(scene) }) }]
      : []),
    ...(definition.totals
      ? [{ callId: totals.id, foreign, input: async (scene) => ({ query: searched(scene) }) } satisfies Example]
      : []),
    { callId: download.id, foreign, input: async (scene) => ({ body: searched(scene) }) },
  ];
}
