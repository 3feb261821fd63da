/** Informs the open tabs of a user that their roles or companies have changed. */
export const PERMISSIONS_CHANGED = 'session.permissionsChanged';
