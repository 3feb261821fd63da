import { z } from 'zod';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Position } from '#kernel/position.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';

/** A place that may be marked on the map; the country says what the map shows first. */
export const whereShape = z.object({
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  countryCode: z.custom<CountryCode | null>((code) => code === null || typeof code === 'string'),
});

export const photosShape = z.array(
  z.custom<FileItem>((item) => typeof item === 'object' && item !== null && 'url' in item),
);

export const whereOf = (order: OrderView, position: Position | null) => ({
  lat: position?.lat ?? null,
  lng: position?.lng ?? null,
  countryCode: order.origin.countryCode,
});

export const positionIn = ({ lat, lng }: z.output<typeof whereShape>): Position | null =>
  lat === null || lng === null ? null : { lat, lng };

export const filesIn = (photos: readonly FileItem[]) =>
  photos.flatMap(({ url }) => {
    const fileId = storedFileId(url);
    return fileId === undefined ? [] : [{ fileId }];
  });
