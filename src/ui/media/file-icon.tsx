import type { Icon } from '@tabler/icons-react';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { ReactNode } from 'react';
import { endingOf, type MediaFile } from './media-file.ts';

const ICONS: Readonly<Record<string, Icon>> = {
  pdf: IconFileTypePdf,
  xls: IconFileSpreadsheet,
  xlsx: IconFileSpreadsheet,
  html: IconMail,
  htm: IconMail,
  eml: IconMail,
  png: IconPhoto,
  jpg: IconPhoto,
  jpeg: IconPhoto,
};

export function FileIcon({ file, size = '1.5rem' }: { readonly file: MediaFile; readonly size?: string }): ReactNode {
  const Mark = ICONS[endingOf(file)] ?? IconFile;
  return <Mark size={size} stroke={1.5} aria-hidden />;
}
