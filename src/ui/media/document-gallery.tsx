import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionRule } from '#kernel/permission.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { DocumentCard } from './document-card.tsx';
import classes from './document-gallery.module.css';
import { GalleryBar } from './gallery-bar.tsx';
import { filed, type GalleryDocument, stillSelected, toggled } from './gallery-document.ts';
import type { MediaFile } from './media-file.ts';
import { MediaViewer } from './media-viewer.tsx';
import { useDownload } from './use-download.ts';
import { useViewer } from './use-viewer.ts';

export interface DocumentGalleryProps {
  readonly documents: readonly GalleryDocument[];
  /** Columns on wide screens; two otherwise, and always on a phone. */
  readonly slots?: 4 | 5;
  /** Whether everything can be selected at once; otherwise documents are selected and saved one by one. */
  readonly selectAllRule: PermissionRule;
  /** Completion of the required documents, from 0 to 1. */
  readonly completion?: number;
  /** Some countries have their own word for incomplete. */
  readonly country?: string | null;
  readonly emptyTitle?: string;
  /** Instead of saving the files one after the other. */
  readonly onDownload?: (files: readonly MediaFile[]) => Promise<void>;
  readonly removeable?: boolean;
  readonly disabled?: boolean;
  readonly onRemove?: (document: GalleryDocument) => void | Promise<void>;
  /** Further actions on a document, as small buttons on its card. */
  readonly cardAction?: (document: GalleryDocument) => ReactNode;
}

/** The documents of a driver, a vehicle or an order: present, missing, about to expire. */
export function DocumentGallery(props: DocumentGalleryProps): ReactNode {
  const { documents, slots, completion, removeable = false, disabled = false, onRemove } = props;
  const { t } = useTranslation();
  const maySelectAll = useHolds(props.selectAllRule);
  const [choice, setChoice] = useState<ReadonlySet<string>>(new Set());
  const { open, viewer } = useViewer();
  const { busy, download } = useDownload();
  const there = filed(documents);
  const selected = stillSelected(choice, documents);
  const save = (files: readonly MediaFile[]) => void (props.onDownload ?? download)(files);

  if (documents.length === 0) {
    return <EmptyState compact icon={IconFiles} title={props.emptyTitle ?? t('ui.media.gallery.empty')} />;
  }
  return (
    <div className={classes.gallery}>
      <GalleryBar
        total={there.length}
        selected={selected.length}
        maySelectAll={maySelectAll}
        busy={busy}
        completion={completion}
        country={props.country}
        onSelectAll={() => setChoice(new Set(there.map(({ type }) => type)))}
        onClear={() => setChoice(new Set())}
        onDownload={() => save(selected.map(({ file }) => file))}
      />
      <ul className={classes.grid} data-slots={slots}>
        {documents.map((document) => (
          <DocumentCard
            key={document.type}
            document={document}
            isSelected={choice.has(document.type)}
            onSelect={() => setChoice(toggled(choice, document.type))}
            onOpen={() => open(there.findIndex(({ type }) => type === document.type))}
            onDownload={maySelectAll ? undefined : (file) => save([file])}
            action={props.cardAction?.(document)}
          />
        ))}
      </ul>
      <MediaViewer
        {...viewer}
        files={there.map(({ file }) => file)}
        removeable={removeable}
        disabled={disabled}
        onRemove={onRemove && ((at) => onRemove(there[at]!))}
      />
    </div>
  );
}
