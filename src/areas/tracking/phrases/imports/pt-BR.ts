export const ptBR = {
  imports: {
    targets: { device: 'Dispositivos' },
    titles: { device: 'Importar dispositivos' },
    hints: {
      deviceIdentifier: 'IMEI ou outro número que o dispositivo envia. Único na sua empresa.',
      deviceKind: 'Vazio: Rastreador.',
      deviceName: 'Modelo, número do patrimônio ou outra anotação.',
      devicePlate: 'Placa de um caminhão cadastrado que ainda não tem dispositivo.',
      deviceDriver: 'Documento ou nome de um motorista cadastrado. Só para celulares.',
      deviceInterval: 'Em segundos, de 1 a 86400. Vazio: como nas configurações de GPS.',
      deviceProtocol: 'Só para rastreadores que transmitem por TCP e não conhecem segredos.',
    },
  },
  validation: {
    noSuchTruck: 'Nenhum caminhão seu tem esta placa',
    deviceOnTruck: 'O dispositivo está no caminhão {{plate}}. Desvincule-o primeiro.',
    truckHasDevice: 'O caminhão {{plate}} já tem o dispositivo {{device}}. Desvincule-o primeiro.',
    noSuchDriver: 'Nenhum motorista cadastrado tem este documento ou nome',
    driverNotUnique: 'Mais de um motorista tem este nome. Use o documento.',
    driverOfPhone: 'Só um celular pertence a um motorista',
    driverHasPhone: 'O motorista já usa o celular {{device}}.',
  },
};
