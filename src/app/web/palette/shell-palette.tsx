import type { ReactNode } from 'react';
import { Palette } from '#ui/palette/palette.tsx';
import { useCompanyChoice } from '../shell/use-company-choice.ts';
import { companySource } from './company-source.ts';
import { SOURCES } from './sources.gen.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

const RECORDS = Object.values(SOURCES).flat();

interface ShellPaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The command palette, filled with what this person may do. */
export default function ShellPalette({ opened, onClose }: ShellPaletteProps): ReactNode {
  const groups = usePaletteGroups();
  const { isOffered, choose } = useCompanyChoice();
  const sources = isOffered ? [...RECORDS, companySource(choose)] : RECORDS;
  return <Palette opened={opened} onClose={onClose} groups={groups} sources={sources} />;
}
