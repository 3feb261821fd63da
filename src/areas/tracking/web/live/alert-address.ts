import { screens } from '#areas/tracking/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** The alert, opened beside the others. */
export const alertAddress = (id: string): string =>
  `${addressOf(screens.operativeControl)}?${new URLSearchParams({ alert: id })}`;
