export const ROLES_PER_USER = 20;
export const ROLES_PER_COMPANY = 100;
/** More names than the product will have permissions. */
export const PERMISSIONS_MAX = 1000;
/** An invitation is a mail to a stranger: enough for a busy day, too few for a nuisance. */
export const INVITATIONS_PER_HOUR = 200;
/** Identity look-ups reach beyond the company, so nobody may walk through the numbers. */
export const IDENTITY_LOOKUPS_PER_MINUTE = 10;
