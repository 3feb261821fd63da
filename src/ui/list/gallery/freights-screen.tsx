import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useState } from 'react';
import { ListScreen } from '../list-screen.tsx';
import { Marked } from '../search/marked.tsx';
import { freightCalls, freightList, STATE_TONES } from './freight.list.ts';

/** A list screen as an area writes it. */
export function FreightsScreen(): ReactNode {
  const [done, setDone] = useState('');
  return (
    <>
      <ListScreen
        definition={freightList}
        calls={freightCalls}
        rowId={(row) => row._id}
        rowHref={(row) => `/freights/${row._id}`}
        tones={{ state: STATE_TONES }}
        cells={{ carrier: (row) => <Marked text={row.carrier.name} /> }}
        rowActions={(row) => [
          { id: 'edit', label: 'Editar', icon: <IconPencil size="1rem" />, href: `/freights/${row._id}` },
          { id: 'clone', label: 'Clonar', icon: <IconCopy size="1rem" />, onAct: () => setDone(`clone ${row.code}`) },
          {
            id: 'cancel',
            label: 'Cancelar',
            icon: <IconTrash size="1rem" />,
            danger: true,
            disabled: row.state === 'finished',
            onAct: () => setDone(`cancel ${row.code}`),
          },
        ]}
        bulkActions={[
          {
            id: 'assign',
            label: 'Atribuir',
            onAct: (rows, clear) => {
              setDone(`assign ${rows.map(({ code }) => code).join(' ')}`);
              clear();
            },
          },
          { id: 'cancel', label: 'Cancelar', danger: true, onAct: (rows) => setDone(`cancel ${rows.length}`) },
        ]}
        actions={<Button leftSection={<IconPlus size="1.1rem" />}>Nova ordem</Button>}
      />
      <output data-testid="done">{done}</output>
    </>
  );
}
