import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { ApiClient } from '#ui/api/api-client.ts';
import { ApiProvider } from '#ui/api/api-context.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { SampleForm } from '#ui/gallery/sample-form.tsx';
import type { FileItem, FileValue } from './file-value.ts';
import { GalleryApi } from './gallery-samples/gallery-api.ts';
import { SingleFileField } from './single-file-field.tsx';
import { UploadField } from './upload-field.tsx';
import { CARRIER_UPLOAD } from './upload-rules.ts';

const inPage = new GalleryApi();
const onWire = new ApiClient({ renew: async () => null, onSessionLost: () => undefined, language: () => 'pt-BR' });

const item = z.object({ url: z.string(), fileName: z.string() });
const anyFiles = z.object({ files: z.union([z.string(), item, z.array(item)]).nullable() });
const someFiles = z.object({ files: z.array(item).min(1) });
const oneFile = z.object({ file: item });
const files = fieldsOf(anyFiles)('files');
const file = fieldsOf(oneFile)('file');

const soat: FileItem = { url: 'data:application/pdf;base64,JVBERi0xLjQK', fileName: 'soat.pdf', size: 840_400 };

interface SampleProps {
  readonly defaults?: FileValue;
  readonly children: ReactNode;
}

function Sample({ defaults = null, children }: SampleProps): ReactNode {
  return (
    <ApiProvider value={inPage}>
      <SampleForm shape={anyFiles} defaults={{ files: defaults as FileItem[] }}>
        {children}
      </SampleForm>
    </ApiProvider>
  );
}

const Documents = () => (
  <ApiProvider value={inPage}>
    <SampleForm shape={someFiles} defaults={{ files: [] }}>
      <UploadField name={fieldsOf(someFiles)('files')} label="Documentos" help="Solte aqui o que veio com a carga." />
    </SampleForm>
  </ApiProvider>
);

const Many = () => (
  <Sample>
    <UploadField name={files} label="Documentos do motorista" rules={CARRIER_UPLOAD} allowedMaxFiles={12} multiple />
  </Sample>
);

const Filled = () => (
  <Sample defaults={[soat, { ...soat, url: `${soat.url}#2`, fileName: 'ruat.pdf' }]}>
    <UploadField name={files} label="Documentos do veículo" documentType="soat" />
  </Sample>
);

function Address(): ReactNode {
  const [report, setReport] = useState('');
  return (
    <Sample defaults="/files/contrato%20social.pdf">
      <UploadField name={files} label="Contrato" allowedMaxFiles={1} onRemoved={setReport} />
      <output data-testid="report">{report}</output>
    </Sample>
  );
}

const Single = () => (
  <Sample defaults={soat}>
    <UploadField name={files} label="SOAT" allowedMaxFiles={1} />
  </Sample>
);

const Loading = () => (
  <Sample>
    <UploadField name={files} label="Carregando" loading />
  </Sample>
);

const Locked = () => (
  <Sample defaults={[soat]}>
    <UploadField name={files} label="Somente leitura" readOnly />
  </Sample>
);

const Profile = () => (
  <ApiProvider value={inPage}>
    <SampleForm shape={oneFile} defaults={{}}>
      <SingleFileField name={file} label="Foto de perfil" />
    </SampleForm>
  </ApiProvider>
);

const Logo = () => (
  <ApiProvider value={inPage}>
    <SampleForm shape={oneFile} defaults={{}}>
      <SingleFileField name={file} label="Logotipo" dimensions={{ must: 'be less', width: 400, height: 200 }} />
    </SampleForm>
  </ApiProvider>
);

const Wire = () => (
  <ApiProvider value={onWire}>
    <SampleForm shape={anyFiles} defaults={{ files: null }}>
      <UploadField name={files} label="Documentos" />
    </SampleForm>
  </ApiProvider>
);

const page: GalleryPage = {
  title: 'Upload',
  sections: [
    { id: 'upload-documents', title: 'Documents', Component: Documents },
    { id: 'upload-many', title: 'Several at once', Component: Many },
    { id: 'upload-filled', title: 'Filled', Component: Filled },
    { id: 'upload-address', title: 'An address', Component: Address },
    { id: 'upload-single', title: 'A single file', Component: Single },
    { id: 'upload-loading', title: 'Loading', Component: Loading },
    { id: 'upload-locked', title: 'Locked', Component: Locked },
    { id: 'upload-profile', title: 'Profile', Component: Profile },
    { id: 'upload-logo', title: 'Dimensions', Component: Logo },
    { id: 'upload-wire', title: 'Through the API', Component: Wire },
  ],
};

export default page;
