import { en as alarms } from '../alarms/en.ts';
import { en as editor } from '../editor/en.ts';
import { en as library } from '../library/en.ts';

/** What no list shows. */
export const en = {
  ...library,
  routes: { ...library.routes, ...editor.routes, ...alarms.routes },
} as const;
