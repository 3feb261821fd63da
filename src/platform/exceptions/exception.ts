import type { ExceptionKind } from '#kernel/exception-calls.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { type Actor, todayOf } from '../actor.ts';
import type { RequestContext } from '../http/route.ts';
import { selectionOf } from '../list/conditions.ts';
import { type ListSource, mayReadList, sourceFor } from '../list/list-source.ts';
import { countStatement } from '../list/read-page.ts';

/** What an area contributes to the strip of exceptions. */
export interface ExceptionSource {
  readonly kind: ExceptionKind;
  /** Names what is counted, with `count` for its plural. */
  readonly label: PhraseKey;
  /** Ends the label where there is room. */
  readonly detail?: PhraseKey;
  /** Said once before all exceptions that have the same. */
  readonly heading?: PhraseKey;
  /** Names the area of work, where several have the same exception. */
  readonly of?: PhraseKey;
  /** Only what the reader may see; undefined where there is nothing for them. */
  readonly find: (context: RequestContext<Actor>) => Promise<Finding | undefined>;
}

export interface Finding {
  readonly count: number;
  readonly address: string;
}

interface ListException extends Omit<ExceptionSource, 'find'> {
  readonly source: ListSource;
  /** The screen of the list. */
  readonly address: string;
  /** The filters that make the exception, on the reader's day. */
  readonly filters: (today: string) => Readonly<Record<string, string>>;
}

/** An exception that is a list with filters set: counted by the list's own rules, opened with the same filters. */
export function listException({ source, address, filters, ...about }: ListException): ExceptionSource {
  return {
    ...about,
    find: async (context) => {
      if (!mayReadList(source.definition, context.actor)) return undefined;
      const own = sourceFor(source, context);
      const query = filters(todayOf(context));
      const { rows } = await countStatement(own, selectionOf(own, context, query)).execute(context.trx);
      return { count: rows[0]!.matches, address: `${address}?${new URLSearchParams(query)}` };
    },
  };
}
