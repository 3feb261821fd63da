/** Who says where a truck is: the phone of its driver, a device, or a person by hand. */
export const POSITION_SOURCES = ['driver', 'device', 'manual'] as const;
export type PositionSource = (typeof POSITION_SOURCES)[number];

/** What is to be known of a stored position: nothing; its clock was ahead; it came after a newer one; its truck stands. */
export const POSITION_VERDICTS = ['fine', 'clockAhead', 'late', 'parked'] as const;
export type PositionVerdict = (typeof POSITION_VERDICTS)[number];
