import {
  CONTRACT_CLAUSES,
  CONTRACT_DATES,
  CONTRACT_FIELDS,
  type ContractFields,
} from '#areas/trade-documents/rules/transport-contract.ts';
import { showDay } from '#kernel/dates.ts';
import type { PhraseParams } from '#kernel/errors.ts';

/** A contract in words: what is printed, and kept as it was signed. */
export interface ContractText {
  readonly title: string;
  readonly parties: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
  readonly closing: string;
  readonly signatures: readonly { readonly name: string; readonly role: string }[];
}

/** Stands where something is to be written by hand. */
const BLANK = '____________________';

/** `say` gives a phrase below `tradeDocuments.contract`. */
export function contractText(
  code: string,
  fields: ContractFields,
  say: (phrase: string, params?: PhraseParams) => string,
): ContractText {
  const words = Object.fromEntries(
    CONTRACT_FIELDS.map((name) => {
      const value = fields[name];
      return [name, value ? (CONTRACT_DATES.includes(name) ? showDay(value) : value) : BLANK];
    }),
  ) as Record<keyof ContractFields, string>;
  const clause = (key: string) => ({ title: say(`clauses.${key}.title`), text: say(`clauses.${key}.text`, words) });
  const special = fields.specialClauses;
  return {
    title: say('title', { code }),
    parties: say('parties', words),
    clauses: [
      ...CONTRACT_CLAUSES.map(clause),
      ...(special ? [{ title: say('clauses.special.title'), text: special }] : []),
    ],
    closing: say('closing', words),
    signatures: [
      { name: words.contractorName, role: say('roles.contractor') },
      { name: words.carrierName, role: say('roles.carrier') },
    ],
  };
}
