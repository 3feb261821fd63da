export const MAX_COMPANY_DOCUMENTS = 10;
export const MAX_COMPANY_OPERATORS = 200;
export const MAX_COMPANY_ADDRESSES = 500;

/** Minutes an order may pass its planned loading or delivery before it is late; each company sets its own. */
export const LATE_TOLERANCE_MINUTES = 60;
export const MAX_LATE_TOLERANCE_MINUTES = 1440;

/** Days from the acceptance of a delivery until it is to be paid; a partner may have another term. */
export const PAYMENT_TERM_DAYS = 30;
export const MAX_PAYMENT_TERM_DAYS = 180;

/** The last part of a company's own sign-in address: small letters, digits and single hyphens between them. */
export const COMPANY_URL_FORM = /^[a-z0-9](-?[a-z0-9]){0,62}$/;
