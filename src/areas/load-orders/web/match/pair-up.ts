interface Offer {
  readonly transportUnit: { readonly _id: string };
  readonly trucker: { readonly _id: string } | null;
}

/** One truck for each order: its best one that is still free, or none. */
export function pairUp<T extends Offer>(offers: readonly (readonly T[])[]): (T | undefined)[] {
  const taken = new Set<string>();
  return offers.map((ofOrder) => {
    const found = ofOrder.find(
      ({ transportUnit, trucker }) => !taken.has(transportUnit._id) && !(trucker && taken.has(trucker._id)),
    );
    if (found) taken.add(found.transportUnit._id);
    if (found?.trucker) taken.add(found.trucker._id);
    return found;
  });
}
