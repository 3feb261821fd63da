/** What the lists and first looks of this part show. */
export const devices = {
  actions: {
    register: 'Register device',
    import: 'Import',
    settings: 'GPS settings',
    edit: 'Edit',
    rotate: 'New secret',
    disable: 'Disable',
    enable: 'Enable',
    link: 'Link to a truck',
    unlink: 'Unlink',
    remove: 'Delete',
    save: 'Save',
    more: 'More actions',
  },
  never: 'Never',
};
/** By the id of a list. */
const states = {
  online: 'Online',
  late: 'Late signal',
  silent: 'Silent',
  never: 'Never reported',
  disabled: 'Disabled',
} as const;
const kinds = {
  hardware: 'GPS unit',
  phone: 'Phone',
  forwarded: 'Forwarded',
  simulated: 'Simulated',
} as const;
export const devicesLists = {
  devices: {
    title: 'Connected devices',
    added_one: '{{count}} new device, show',
    added_other: '{{count}} new devices, show',
    empty: 'No device registered',
    columns: {
      identifier: 'Identifier',
      name: 'Name',
      state: 'State',
      kind: 'Kind',
      plate: 'Truck',
      driver: 'Driver',
      lastSeen: 'Last seen',
      battery: 'Battery',
      interval: 'Interval',
      perMinute: 'Messages per minute',
      refused: 'Refused today',
      claim: 'Protocol without secret',
      createdAt: 'Registered',
    },
    filters: {
      linked: 'Linked',
      unverified: 'Accepted without secret',
    },
    tabs: states,
    values: {
      state: states,
      states,
      kind: kinds,
      kinds,
      claim: {
        free: 'Yours alone',
        granted: 'Granted',
        awaiting: 'Awaiting the platform’s decision',
      },
    },
  },
};
export const devicesErrors = {
  deviceOnTruck: 'The device is on truck {{plate}}. Unlink it there first.',
  truckHasDevice: 'Truck {{plate}} has device {{device}} already. Unlink it first.',
  driverHasPhone: 'The driver uses phone {{device}} already.',
  deviceHasHistory: 'The device has reported already. It can only be disabled.',
  notDisputed: 'No other company claims this number any more.',
  gpsNoDevice: 'The GPS check is required, and the truck has no device.',
  gpsSilent: 'The GPS check is required, and the truck’s device reported no position in the last {{minutes}} minutes.',
  gpsFar: 'The GPS check is required, and the truck is {{km}} km from the origin.',
  gpsNotBelieved: 'The GPS check is required, and the truck’s last position is not reliable.',
};
