/** Puts a layer below another one of the base map, where that one exists. */
export const under = (layer: string | undefined): { beforeId?: string } => (layer ? { beforeId: layer } : {});
