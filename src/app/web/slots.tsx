import type { i18n as I18n } from 'i18next';
import { lazy, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LATER_FRAME } from '#ui/i18n/lazy-with.ts';
import { type FilledSlots, type SlotComponent, type SlotFill, SlotProvider } from '#ui/slots/slots.tsx';
import { SLOTS } from './areas.gen.ts';
import { bringPhrases } from './language-bundles.ts';

const AREAS: Readonly<Record<string, readonly SlotFill[]>> = SLOTS;

/** What areas show on the screens of other areas, each with its own texts. */
export function Slots({ children }: { readonly children: ReactNode }): ReactNode {
  const { i18n } = useTranslation();
  return <SlotProvider slots={useMemo(() => fill(i18n), [i18n])}>{children}</SlotProvider>;
}

function fill(i18n: I18n): FilledSlots {
  return new Map(
    Object.entries(AREAS).flatMap(([area, fills]) =>
      fills.map(({ name, load, words }): [string, SlotComponent] => [
        name,
        lazy(async () => {
          const parts = [LATER_FRAME, area, ...words].map((part) => bringPhrases(i18n, part));
          const [filled] = await Promise.all([load(), ...parts]);
          return filled;
        }),
      ]),
    ),
  );
}
