import { z } from 'zod';
import { paymentInputShape } from '#areas/load-orders/contract/order-payment.calls.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';

const receipt = z.custom<FileItem | null>((item) => item === null || (typeof item === 'object' && 'url' in item));

/** A payment in a form: the receipt is an uploaded file, or none. */
export const paymentFormShape = z
  .object({ ...paymentInputShape.omit({ fileId: true }).shape, receipt })
  .transform(({ receipt: file, ...payment }) => ({ ...payment, fileId: (file && storedFileId(file.url)) ?? null }));
