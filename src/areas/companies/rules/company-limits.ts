export const MAX_COMPANY_DOCUMENTS = 10;
export const MAX_COMPANY_OPERATORS = 200;
export const MAX_COMPANY_ADDRESSES = 500;

/** The last part of a company's own sign-in address: small letters, digits and single hyphens between them. */
export const COMPANY_URL_FORM = /^[a-z0-9](-?[a-z0-9]){0,62}$/;
