import { foldWords } from '#areas/imports/rules/fold.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { compact } from '#countries/digits.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findPartnersCalled } from './partner-name.repository.ts';

/** By name or tax id in any notation; undefined when no partner or more than one matches. */
export async function partnerLookup(
  { trx, actor }: Pick<RequestContext<Actor>, 'trx' | 'actor'>,
  kind: PartnerKind,
  said: readonly (string | undefined)[],
): Promise<(word: string) => { readonly id: string } | undefined> {
  const words = [...new Set(said.flatMap((word) => word ?? []))];
  const forms = words.flatMap((word) => [word.trim(), compact(word)]);
  const found = words.length > 0 ? await findPartnersCalled(trx, companyOf(actor), kind, forms) : [];
  return (word) => {
    const called = found.filter(({ name, taxId }) => foldWords(name) === foldWords(word) || taxId === compact(word));
    return called.length === 1 ? called[0] : undefined;
  };
}
