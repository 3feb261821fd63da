import type { ReactNode } from 'react';
import { selectableCompanies } from '#areas/session/contract/profile.calls.ts';
import { Palette } from '#ui/palette/palette.tsx';
import type { PaletteSource } from '#ui/palette/palette-item.ts';
import { type CompanyChoice, useCompanyChoice } from '../shell/use-company-choice.ts';
import { ACTIONS, SOURCES } from './sources.gen.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

/** What most people look for first: the areas of the upper layers. */
const RECORDS = Object.values(SOURCES).reverse().flat();
const CREATED = Object.values(ACTIONS).reverse().flat();

interface ShellPaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The command palette, filled with what this person may do. */
export default function ShellPalette({ opened, onClose }: ShellPaletteProps): ReactNode {
  const groups = usePaletteGroups(CREATED);
  const { isOffered, choose } = useCompanyChoice();
  const sources = isOffered ? [...RECORDS, companySource(choose)] : RECORDS;
  return <Palette opened={opened} onClose={onClose} groups={groups} sources={sources} />;
}

/** The companies one may work in: choosing one goes there. */
function companySource(choose: CompanyChoice['choose']): PaletteSource {
  return {
    id: 'switchCompany',
    labelKey: 'shell.switchCompany',
    search: async (api, text, signal) => {
      const { companies } = await api.call(selectableCompanies, { query: { search: text } }, { signal });
      return companies.map(({ companyId, name, country }) => ({
        id: companyId,
        label: name,
        ...(country ? { detail: country } : {}),
        run: () => void choose({ id: companyId, name }),
      }));
    },
  };
}
