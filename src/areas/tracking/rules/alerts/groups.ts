/** So many devices of one source that fall silent within so many minutes of each other have one cause. */
export const GROUP_AT_LEAST = 5;
export const GROUP_MINUTES = 5;
/** So many alerts of one cause are named one by one. */
export const MEMBERS_SHOWN = 500;
