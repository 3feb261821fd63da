import { EXCEPTION_KINDS, type Exception, readExceptions } from '#kernel/exception-calls.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { Actor } from '../actor.ts';
import { type AnyRoute, type RequestContext, readingRoute } from '../http/route.ts';
import type { ExceptionSource } from './exception.ts';

/** One call for what all areas contribute. */
export function exceptionRoutes(sources: readonly ExceptionSource[]): AnyRoute[] {
  const ordered = sources.toSorted((a, b) => EXCEPTION_KINDS.indexOf(a.kind) - EXCEPTION_KINDS.indexOf(b.kind));
  return [
    readingRoute(readExceptions, async (context) => {
      // Started together, so that they are one round trip.
      const found = await Promise.all(ordered.map((source) => exceptionOf(source, context)));
      return { exceptions: found.filter((exception) => exception !== undefined) };
    }),
  ];
}

async function exceptionOf(
  { kind, heading, label, detail, of, find }: ExceptionSource,
  context: RequestContext<Actor>,
): Promise<Exception | undefined> {
  const found = await find(context);
  if (!found || found.count === 0) return undefined;
  const { services, language } = context;
  const words = (key: PhraseKey | undefined) => (key ? services.translate(language, key) : null);
  return {
    kind,
    ...found,
    label: services.translate(language, label, { count: found.count }),
    detail: words(detail),
    of: words(of),
    heading: words(heading),
    subject: heading ?? label,
  };
}
