import { es as alarms } from '../alarms/es.ts';
import { es as editor } from '../editor/es.ts';
import { es as library } from '../library/es.ts';

/** What no list shows. */
export const es = {
  ...library,
  routes: { ...library.routes, ...editor.routes, ...alarms.routes },
} as const;
