import { Kbd, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';

const KEYS = [
  ['undo', 'Ctrl + Z'],
  ['redo', 'Ctrl + Shift + Z'],
  ['save', 'Ctrl + S'],
  ['cancel', 'Esc'],
  ['reorder', 'Alt + ↑ ↓'],
  ['marker', '← ↑ → ↓'],
] as const;

/** The keys of the editor; those of the line are named beside it on the map. */
export function HelpDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} size="sm" title={t('routes.editor.help.title')}>
      <Table>
        <Table.Tbody>
          {KEYS.map(([name, keys]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{t(`routes.editor.help.${name}`)}</Table.Th>
              <Table.Td>
                <Kbd>{keys}</Kbd>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {t('ui.map.line.keys')}
    </Dialog>
  );
}
