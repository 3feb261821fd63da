export const ingestionErrors = {
  deviceRefused: 'El dispositivo no es conocido aquí: verifique la dirección y el secreto.',
};
