import { type Rule, textRule, usually } from './rule.ts';

const NAME_MAX = 100;
const DEFAULT_TEXT_MAX = 500;
const OPERATOR_MAX = 150;

/** Letters of any alphabet with accents, blanks, and the punctuation of names. */
const NAME_FORM = /^[\p{L}\p{M} .'’´-]+$/u;
/** Everything else but digits, which are unusual in a name but no special characters. */
const SPECIAL_CHARACTERS = /[^\p{L}\p{M}\p{Nd} .'’´-]/u;

const NAME = { required: true, max: NAME_MAX, warnings: usually(NAME_FORM) };

export const COMMON_NAME: Rule = textRule(NAME);
/** Brazil refuses special characters instead of warning about them. */
export const STRICT_NAME: Rule = textRule({ ...NAME, restricted: SPECIAL_CHARACTERS });

export const REFERENCE_CONTACT: Rule = textRule({ max: DEFAULT_TEXT_MAX });
export const OPERATOR: Rule = textRule({ max: OPERATOR_MAX });

export const COMMON_BUSINESS_NAME: Rule = textRule({ max: DEFAULT_TEXT_MAX });
/** For Argentina and Uruguay. */
export const SHORT_BUSINESS_NAME: Rule = textRule({ max: 300 });
