import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Slot } from '#kernel/slot.ts';

/** The content of a slot, untyped; `fillSlot` and `SlotView` know its real properties. */
export type SlotComponent = ComponentType<Record<string, unknown>>;
export type LoadComponent = () => Promise<{ readonly default: SlotComponent }>;

export interface SlotFill {
  readonly name: string;
  readonly load: LoadComponent;
  /** Phrases it uses besides those of its area: other areas, or a part such as `load-orders/later`. */
  readonly words: readonly string[];
}

/** Declares what an area shows in a slot; its code is loaded when the slot is first shown. */
export function fillSlot<P extends object>(
  { name }: Slot<P>,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  words: readonly string[] = [],
): SlotFill {
  return { name, load: load as unknown as LoadComponent, words };
}

export type FilledSlots = ReadonlyMap<string, SlotComponent>;

const SlotContext = createContext<FilledSlots>(new Map());

interface SlotProviderProps {
  readonly slots: FilledSlots;
  readonly children: ReactNode;
}

export function SlotProvider({ slots, children }: SlotProviderProps): ReactNode {
  return <SlotContext value={slots}>{children}</SlotContext>;
}

interface SlotViewProps<P extends object> {
  readonly of: Slot<P>;
  readonly props: P;
}

/** Shows the content of a slot, or nothing; wrap it in Suspense, because its code may still be loading. */
export function SlotView<P extends object>({ of, props }: SlotViewProps<P>): ReactNode {
  const Filled = useContext(SlotContext).get(of.name) as unknown as ComponentType<P> | undefined;
  if (!Filled) throw new Error(`No area fills the slot ${of.name}.`);
  return <Filled {...props} />;
}
