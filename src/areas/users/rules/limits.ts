export const ROLES_PER_USER = 20;
export const ROLES_PER_COMPANY = 100;
/** More than the number of permissions in the product. */
export const PERMISSIONS_MAX = 1000;
/** An invitation is a mail to an unknown person: enough for a busy day, too few to be abused. */
export const INVITATIONS_PER_HOUR = 200;
/** More than any company waits for at once. */
export const OPEN_INVITATIONS_SHOWN = 200;
/** Identity look-ups reach beyond the company, so the limit keeps anybody from enumerating numbers. */
export const IDENTITY_LOOKUPS_PER_MINUTE = 10;
