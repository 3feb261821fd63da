/** Besides those every area knows: who offers freight to whom, over the borders they share. */
export const MARKET_ASSOCIATIONS: readonly (readonly [from: string, to: string, status: 'accepted'])[] = [
  ['oriente', 'pacifico', 'accepted'],
  ['oriente', 'araucania', 'accepted'],
  ['oriente', 'pampeano', 'accepted'],
  ['altiplano', 'pacifico', 'accepted'],
  ['altiplano', 'araucania', 'accepted'],
  ['illimani', 'pacifico', 'accepted'],
  ['illimani', 'araucania', 'accepted'],
  ['illimani', 'pampeano', 'accepted'],
  ['cordillera', 'araucania', 'accepted'],
  ['pacifico', 'araucania', 'accepted'],
  ['valle', 'pacifico', 'accepted'],
  ['valle', 'illimani', 'accepted'],
  ['araucania', 'pampeano', 'accepted'],
  ['chaco', 'pampeano', 'accepted'],
  ['chaco', 'charrua', 'accepted'],
  ['nanduti', 'pampeano', 'accepted'],
  ['nanduti', 'charrua', 'accepted'],
  ['serra', 'nanduti', 'accepted'],
  ['serra', 'pampeano', 'accepted'],
  ['serra', 'charrua', 'accepted'],
  ['campos', 'pampeano', 'accepted'],
  ['campos', 'charrua', 'accepted'],
  ['cuyo', 'araucania', 'accepted'],
  ['cuyo', 'charrua', 'accepted'],
  ['cuyo', 'serra', 'accepted'],
  ['pampeano', 'charrua', 'accepted'],
  ['negro', 'nanduti', 'accepted'],
  ['negro', 'pampeano', 'accepted'],
];

/** How many of the associated companies a company marks with a star. */
export const FAVOURITES = 2;

/** Carriers that the sign-in page shows: what is offered to one company at a time is offered to them first. */
export const SHOWN_CARRIERS: readonly string[] = ['pacifico', 'nanduti'];

/** The shipper of the sign-in page: one of its opportunities ends within the hour, another is published a minute later. */
export const SHOWN_SHIPPER = 'valle';
