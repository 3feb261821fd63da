import { Button, Group, Stack, Switch } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { ApiProvider } from '#ui/api/api-context.tsx';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { PermissionProvider } from '#ui/permission/permission-context.tsx';
import { GalleryApi } from '#ui/upload/gallery-samples/gallery-api.ts';
import { DocumentGallery, type DocumentGalleryProps } from './document-gallery.tsx';
import { sampleDocuments, sampleFiles, samplePhotos } from './gallery-samples/sample-media.ts';
import { MediaViewer } from './media-viewer.tsx';
import { PhotoCarousel } from './photo-carousel.tsx';
import { useViewer } from './use-viewer.ts';

const api = new GalleryApi();
const SELECT_ALL = 'select-all-documents';

function Documents(props: Partial<DocumentGalleryProps> & { readonly holds?: boolean }): ReactNode {
  const { holds = false, ...gallery } = props;
  const samples = useMemo(sampleDocuments, []);
  const [documents, setDocuments] = useState(samples);
  return (
    <ApiProvider value={api}>
      <PermissionProvider value={new Set(holds ? [SELECT_ALL] : [])}>
        <DocumentGallery
          documents={documents}
          selectAllRule={SELECT_ALL}
          removeable
          onRemove={({ type }) =>
            setDocuments((all) => all.map((one) => (one.type === type ? { ...one, file: null } : one)))
          }
          {...gallery}
        />
      </PermissionProvider>
    </ApiProvider>
  );
}

function Viewer(): ReactNode {
  const samples = useMemo(sampleFiles, []);
  const [files, setFiles] = useState(samples);
  const [isLocked, setLocked] = useState(false);
  const { open, viewer } = useViewer();
  return (
    <ApiProvider value={api}>
      <Stack>
        <Switch label="Locked" checked={isLocked} onChange={(event) => setLocked(event.currentTarget.checked)} />
        <Group>
          {files.map((file, at) => (
            <Button key={file.url} variant="default" onClick={() => open(at)}>
              {file.fileName}
            </Button>
          ))}
        </Group>
      </Stack>
      <MediaViewer
        {...viewer}
        files={files}
        removeable
        disabled={isLocked}
        onRemove={(at) => setFiles((all) => all.filter((_, index) => index !== at))}
      />
    </ApiProvider>
  );
}

function Photos({ photos }: { readonly photos?: readonly [] }): ReactNode {
  const samples = useMemo(samplePhotos, []);
  return (
    <ApiProvider value={api}>
      <div style={{ maxWidth: '36rem' }}>
        <PhotoCarousel photos={photos ?? samples} label="Fotos do caminhão" />
      </div>
    </ApiProvider>
  );
}

const page: GalleryPage = {
  title: 'Media',
  sections: [
    { id: 'media-documents', title: 'Documents', Component: () => <Documents completion={0.6} /> },
    { id: 'media-documents-4', title: 'Four slots', Component: () => <Documents slots={4} holds completion={1} /> },
    { id: 'media-documents-5', title: 'Five slots', Component: () => <Documents slots={5} holds /> },
    { id: 'media-documents-none', title: 'No documents', Component: () => <Documents documents={[]} /> },
    { id: 'media-viewer', title: 'Viewer', Component: Viewer },
    { id: 'media-photos', title: 'Photos', Component: Photos },
    { id: 'media-photos-none', title: 'No photos', Component: () => <Photos photos={[]} /> },
  ],
};

export default page;
