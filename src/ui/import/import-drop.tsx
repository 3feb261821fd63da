import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '#ui/upload/drop-area.tsx';
import { IMPORT_ENDING } from './import-state.ts';

interface ImportDropProps {
  readonly compact?: boolean;
  readonly onFile: (file: File) => void;
}

/** Of several files dropped at once the first one counts: an import is always of one. */
export function ImportDrop({ compact = false, onFile }: ImportDropProps): ReactNode {
  const { t } = useTranslation();
  return (
    <DropArea
      choose={t(compact ? 'ui.import.another' : 'ui.import.choose')}
      drop={t('ui.import.drop')}
      accept={IMPORT_ENDING}
      compact={compact}
      isFirst
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
