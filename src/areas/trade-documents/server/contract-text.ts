import {
  CONTRACT_CLAUSES,
  CONTRACT_DATES,
  CONTRACT_FIELDS,
  type ContractFields,
} from '#areas/trade-documents/rules/transport-contract.ts';
import { showDay } from '#kernel/dates.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';

/** The full text of a contract, as it is printed and stored when signed. */
export interface ContractText {
  readonly title: string;
  readonly parties: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
  readonly closing: string;
  readonly signatures: readonly { readonly name: string; readonly role: string }[];
}

/** Printed where a value has to be written by hand. */
const BLANK = '____________________';

export function contractText(code: string, fields: ContractFields, say: TranslateKey): ContractText {
  const words = Object.fromEntries(
    CONTRACT_FIELDS.map((name) => {
      const value = fields[name];
      return [name, value ? (CONTRACT_DATES.includes(name) ? showDay(value) : value) : BLANK];
    }),
  ) as Record<keyof ContractFields, string>;
  const clause = (key: (typeof CONTRACT_CLAUSES)[number]) => ({
    title: say(`tradeDocuments.contract.clauses.${key}.title`),
    text: say(`tradeDocuments.contract.clauses.${key}.text`, words),
  });
  const special = fields.specialClauses;
  return {
    title: say('tradeDocuments.contract.title', { code }),
    parties: say('tradeDocuments.contract.parties', words),
    clauses: [
      ...CONTRACT_CLAUSES.map(clause),
      ...(special ? [{ title: say('tradeDocuments.contract.clauses.special.title'), text: special }] : []),
    ],
    closing: say('tradeDocuments.contract.closing', words),
    signatures: [
      { name: words.contractorName, role: say('tradeDocuments.contract.roles.contractor') },
      { name: words.carrierName, role: say('tradeDocuments.contract.roles.carrier') },
    ],
  };
}
