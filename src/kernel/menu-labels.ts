import type { Area, Label } from './area.ts';
import { phraseOfPath, type Screens } from './screens.ts';

type Labels = Readonly<Record<string, Label>>;

const pathOf = (screens: Screens, name: string): string => screens[name]?.path ?? name;

/** The labels of an area's menu entries, by their phrases under `menu.items`. */
export const menuLabels = ({ screens = {}, menu = {} }: Area): Labels =>
  Object.fromEntries(Object.entries(menu).map(([name, label]) => [phraseOfPath(pathOf(screens, name)), label]));

/** By their phrases under `titles`: a screen has its title in the menu, unless the area gives another. */
export function titleLabels({ screens = {}, menu = {}, titles = {} }: Area): Labels {
  const called = Object.entries(menu).map(([name, label]) => [pathOf(screens, name), label] as const);
  return { ...Object.fromEntries(called.filter(([path]) => !path.includes('/'))), ...titles };
}
