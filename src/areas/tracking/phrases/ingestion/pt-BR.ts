export const ingestionErrors = {
  deviceRefused: 'O dispositivo não é conhecido aqui: verifique o endereço e o segredo.',
};
