export const UNITS = ['count', 'share', 'km', 'tonnes', 'perThousand', 'minutes', 'days', 'money'] as const;
export type Unit = (typeof UNITS)[number];
