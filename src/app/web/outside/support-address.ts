import { Store } from '#ui/store/store.ts';

/** Known before anything can go wrong: a screen that tells of a failure should not have to ask first. */
export const supportAddress = new Store('');
