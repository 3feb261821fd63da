import { Store } from '#ui/store/store.ts';

/** Loaded early, because a screen that shows a failure should not depend on another call. */
export const supportAddress = new Store('');
