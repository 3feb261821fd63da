import type { GalleryDocument } from '../gallery-document.ts';
import type { MediaFile } from '../media-file.ts';
import insurance from './insurance.pdf?url';
import mail from './mail.htm?url';

const WIDE = { width: 1600, height: 1000 };

/** A generated picture: a road in the evening, each in its own colour. */
function picture(fileName: string, hue: number, { width, height } = WIDE): MediaFile {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d')!;
  const sky = brush.createLinearGradient(0, 0, 0, height * 0.6);
  sky.addColorStop(0, `hsl(${hue} 55% 35%)`);
  sky.addColorStop(1, `hsl(${hue + 30} 75% 70%)`);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = `hsl(${hue} 25% 22%)`;
  brush.fillRect(0, height * 0.6, width, height * 0.4);
  brush.fillStyle = `hsl(${hue} 6% 34%)`;
  brush.beginPath();
  brush.moveTo(width * 0.48, height * 0.6);
  brush.lineTo(width * 0.52, height * 0.6);
  brush.lineTo(width * 0.8, height);
  brush.lineTo(width * 0.2, height);
  brush.fill();
  return { url: canvas.toDataURL('image/jpeg', 0.8), fileName, contentType: 'image/jpeg' };
}

const pdf: MediaFile = { url: insurance, fileName: 'soat-2027.pdf', contentType: 'application/pdf' };
const page: MediaFile = { url: mail, fileName: 'carga 4711 liberada.html', contentType: 'text/html' };
const sheet: MediaFile = {
  url: 'data:application/vnd.ms-excel;base64,AA==',
  fileName: 'romaneio.xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function samplePhotos(): readonly MediaFile[] {
  return [
    picture('frente.jpg', 20),
    picture('lateral.jpg', 200),
    picture('traseira.jpg', 290, { width: 900, height: 1400 }),
    picture('carga.jpg', 130),
  ];
}

export function sampleFiles(): readonly MediaFile[] {
  return [picture('cnh frente.jpg', 20), pdf, page, sheet, picture('rg verso.jpg', 290, { width: 900, height: 1400 })];
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export function sampleDocuments(): readonly GalleryDocument[] {
  return [
    {
      type: 'licence',
      label: 'Licença para dirigir (frente)',
      file: picture('cnh frente.jpg', 20),
      expires: inDays(12),
    },
    { type: 'soat', label: 'SOAT', file: pdf, expires: inDays(-3), required: true },
    { type: 'inspection', label: 'Inspeção técnica', file: null, required: true },
    { type: 'mail', label: 'Liberação', file: page, expires: inDays(800) },
    { type: 'packing', label: 'Romaneio', file: sheet },
  ];
}
