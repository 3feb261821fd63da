import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#ui/api/api-error.ts';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import type { ImportCalls, ImportPreview } from './import-calls.ts';
import { ImportDialog } from './import-dialog.tsx';

const EMPTY_SHEET = 'data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,UEsDBA==';
const WAIT_MS = 400;
const later = <T,>(value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), WAIT_MS));

const found = (insertItems: number, updateItems: number): ImportPreview => ({
  status: 'OK',
  message: '',
  insertItems,
  updateItems,
});

const WRONG_ROWS: ImportPreview = {
  status: 'ERROR',
  message: 'Alguns registros apresentam erros.',
  insertItems: 0,
  updateItems: 0,
  templateUrl: EMPTY_SHEET,
  correctedUrl: EMPTY_SHEET,
  right: { insertItems: 12, updateItems: 3 },
  wrongRows: 2,
  problems: [
    { row: 5, column: 'A · Placa', value: '', reason: 'Obrigatório' },
    { row: 9, column: 'A · Placa', value: '1', reason: 'Formato inválido' },
    { row: 9, column: 'D · Ano', value: '1800', reason: 'O primeiro ano permitido é 1950' },
  ],
  problemCount: 5,
};

function calls(
  preview: ImportCalls['preview'],
  create: ImportCalls['create'] = () => later({ insertItems: 1, updateItems: 0 }),
): ImportCalls {
  const createRight = () => later({ insertItems: 12, updateItems: 3 });
  return { preview, create, createRight, template: () => later({ templateUrl: EMPTY_SHEET }) };
}

/** Fails once, then replies with the result. */
function shaky(): ImportCalls['preview'] {
  let isFirst = true;
  return async () => {
    await later(undefined);
    if (!isFirst) return found(3, 0);
    isFirst = false;
    throw new ApiError(0, { code: 'transport.network' });
  };
}

const OUTCOMES: Readonly<Record<string, ImportCalls>> = {
  'Only new': calls(() => later(found(12, 0))),
  'One new': calls(() => later(found(1, 0))),
  'Only updates': calls(() => later(found(0, 3))),
  Both: calls(() => later(found(12, 3))),
  'With warnings': calls(() =>
    later({
      ...found(12, 0),
      warnings: [{ row: 3, column: 'G · Rota', value: 'Santos–Cuiabá', reason: 'O caminho começa a 12 km daqui' }],
    }),
  ),
  Nothing: calls(() => later(found(0, 0))),
  'With errors': calls(() =>
    later({ status: 'ERROR', message: 'Placa repetida', insertItems: 0, updateItems: 0, templateUrl: EMPTY_SHEET }),
  ),
  'With wrong rows': calls(() => later(WRONG_ROWS)),
  'With a message': calls(() =>
    later({ status: 'ERROR', message: 'A planilha tem mais de 50 registros.', insertItems: 0, updateItems: 0 }),
  ),
  'Shaky line': calls(shaky()),
  'Not created': calls(
    () => later(found(2, 0)),
    async () => {
      await later(undefined);
      throw new ApiError(409, { code: 'request.conflict', message: 'Placa já registrada por outra pessoa.' });
    },
  ),
};

function Imports(): ReactNode {
  const [name, setName] = useState('Both');
  const [isOpen, setOpen] = useState(false);
  const [imported, setImported] = useState(0);
  return (
    <>
      <Group>
        {Object.keys(OUTCOMES).map((outcome) => (
          <Button
            key={outcome}
            variant="default"
            onClick={() => {
              setName(outcome);
              setOpen(true);
            }}
          >
            {outcome}
          </Button>
        ))}
      </Group>
      <output data-testid="imported">{imported}</output>
      <ImportDialog
        opened={isOpen}
        title="Importar caminhões"
        templateName="Caminhões"
        calls={OUTCOMES[name]!}
        onClose={() => setOpen(false)}
        onImported={() => setImported((count) => count + 1)}
      />
    </>
  );
}

const page: GalleryPage = {
  title: 'Import',
  sections: [{ id: 'import-dialog', title: 'Import dialog', Component: Imports }],
};

export default page;
