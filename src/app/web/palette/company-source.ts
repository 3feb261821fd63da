import { selectableCompanies } from '#areas/session/contract/profile.calls.ts';
import type { PaletteSource } from '#ui/palette/palette-item.ts';

/** The companies one may work in: choosing one goes there. */
export function companySource(choose: (companyId: string) => Promise<void>): PaletteSource {
  return {
    id: 'companies',
    labelKey: 'shell.switchCompany',
    search: async (api, text, signal) => {
      const { companies } = await api.call(selectableCompanies, { query: { search: text } }, { signal });
      return companies.map(({ companyId, name, country }) => ({
        id: companyId,
        label: name,
        ...(country ? { detail: country } : {}),
        run: () => void choose(companyId),
      }));
    },
  };
}
