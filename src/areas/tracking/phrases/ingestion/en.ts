export const ingestionErrors = {
  deviceRefused: 'The device is not known here: check the address and the secret.',
};
