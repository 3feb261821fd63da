/** Puts a layer below another one of the base map, where there is one to be put below. */
export const under = (layer: string | undefined): { beforeId?: string } => (layer ? { beforeId: layer } : {});
