import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '#ui/upload/drop-area.tsx';
import { IMPORT_ENDING } from './import-state.ts';

interface ImportDropProps {
  readonly compact?: boolean;
  /** Takes the focus of its step, where nothing else is more likely next. */
  readonly isFirst?: boolean;
  readonly onFile: (file: File) => void;
}

/** An import takes one file: of several dropped at once, the first. */
export function ImportDrop({ compact = false, isFirst = true, onFile }: ImportDropProps): ReactNode {
  const { t } = useTranslation();
  return (
    <DropArea
      choose={t(compact ? 'ui.import.another' : 'ui.import.choose')}
      drop={t('ui.import.drop')}
      accept={IMPORT_ENDING}
      compact={compact}
      isFirst={isFirst}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
