/** Tells the open tabs of a person that their roles, or their places in companies, are not what they were. */
export const PERMISSIONS_CHANGED = 'session.permissionsChanged';
