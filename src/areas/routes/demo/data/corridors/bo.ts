import {
  alternative,
  border,
  corridorsOf,
  fuel,
  police,
  rainySeason,
  rest,
  risk,
  speed,
  toll,
  usual,
} from '../../corridor.ts';

export const BO_CORRIDORS = corridorsOf('BO', [
  [
    'La Paz – Arica',
    usual(
      'Ruta 4 por Tambo Quemado',
      15,
      'La Paz > El Alto > Patacamaya > Curahuara de Carangas > CL/Putre > CL/Arica',
      [
        toll('Peaje Achica Arriba', 'El Alto', 7),
        police('Tranca de Patacamaya', 'Patacamaya'),
        rest('Paradero Curahuara', 'Curahuara de Carangas'),
        border('Tambo Quemado – Chungará', 'CL/Putre'),
        speed('Cuesta del Águila', 'CL/Putre', 40),
        fuel('Servicentro Valle de Lluta', 'CL/Arica'),
      ],
    ),
    rainySeason(
      'Época de lluvias por Desaguadero y Tacna',
      20,
      'La Paz > El Alto > Laja > Tiahuanaco > Desaguadero > PE/Torata > PE/Moquegua > PE/Tacna > CL/Arica',
      [
        toll('Peaje Laja', 'Laja', 6),
        border('Puente internacional Desaguadero', 'Desaguadero'),
        risk('Neblina en la cuesta de Torata', 'PE/Torata'),
        police('Garita Tomasiri', 'PE/Tacna'),
        border('Santa Rosa – Chacalluta', 'CL/Arica'),
      ],
    ),
  ],
  [
    'Santa Cruz – Puerto Suárez',
    usual(
      'Ruta 4 Bioceánica',
      13,
      'Santa Cruz de la Sierra > Cotoca > Puerto Pailas > Pailón > Roboré > Puerto Suárez',
      [
        toll('Peaje Puerto Pailas', 'Puerto Pailas', 6),
        police('Tranca de Pailón', 'Pailón'),
        speed('Colonias menonitas', 'Pailón', 60),
        rest('Parador Chiquitos', 'Roboré'),
        fuel('Surtidor Roboré', 'Roboré'),
        toll('Peaje El Carmen Rivero Torrez', 'Puerto Suárez', 6),
      ],
    ),
  ],
  [
    'Santa Cruz – Arica',
    usual(
      'Por el Chapare y Tambo Quemado',
      33,
      'Santa Cruz de la Sierra > Montero > Villa Yapacaní > Chimoré > Colomi > Cochabamba > Oruro > Patacamaya > Curahuara de Carangas > CL/Putre > CL/Arica',
      [
        toll('Peaje Yapacaní', 'Villa Yapacaní', 8),
        police('Control antidroga Chimoré', 'Chimoré'),
        risk('Derrumbes de El Sillar', 'Colomi'),
        rest('Paradero Confital', 'Cochabamba'),
        toll('Peaje Caracollo', 'Oruro', 7),
        border('Tambo Quemado – Chungará', 'CL/Putre'),
        rest('Antepuerto de Arica', 'CL/Arica'),
      ],
    ),
    rainySeason(
      'Época de lluvias por Comarapa',
      37,
      'Santa Cruz de la Sierra > El Torno > Samaipata > Comarapa > Cochabamba > Oruro > Patacamaya > Curahuara de Carangas > CL/Putre > CL/Arica',
      [
        toll('Peaje Tarumá', 'El Torno', 7),
        risk('La Siberia, niebla cerrada', 'Comarapa'),
        police('Tranca de Suticollo', 'Cochabamba'),
        border('Tambo Quemado – Chungará', 'CL/Putre'),
      ],
    ),
  ],
  [
    'Oruro – Iquique',
    usual(
      'Por Pisiga y Colchane',
      13,
      'Oruro > Huachacalla > CL/Colchane > CL/Huara > CL/Pozo Almonte > CL/Alto Hospicio > CL/Iquique',
      [
        toll('Peaje Toledo', 'Oruro', 6),
        police('Control de Pisiga', 'Huachacalla'),
        border('Complejo Colchane', 'CL/Colchane'),
        risk('Bajada de Chusmiza', 'CL/Huara'),
        speed('Rotonda El Pampino', 'CL/Alto Hospicio', 50),
      ],
    ),
    alternative(
      'Por Tambo Quemado y Arica',
      19,
      'Oruro > Patacamaya > Curahuara de Carangas > CL/Putre > CL/Arica > CL/Cuya > CL/Huara > CL/Pozo Almonte > CL/Iquique',
      [
        toll('Peaje Caracollo', 'Oruro', 7),
        border('Tambo Quemado – Chungará', 'CL/Putre'),
        police('Control aduanero de Cuya', 'CL/Cuya'),
        speed('Cuesta de Camarones', 'CL/Cuya', 50),
      ],
    ),
  ],
  [
    'Santa Cruz – Yacuiba',
    usual('Ruta 9 al sur', 14, 'Santa Cruz de la Sierra > Abapó Viejo > Camiri > Boyuibe > Villamontes > Yacuiba', [
      toll('Peaje La Enconada', 'Santa Cruz de la Sierra', 6),
      police('Tranca de Abapó', 'Abapó Viejo'),
      fuel('Surtidor Choreti', 'Camiri'),
      risk('Quebradas del Parapetí', 'Camiri'),
      border('San José de Pocitos', 'Yacuiba'),
    ]),
  ],
  [
    'Oruro – Villazón',
    usual('Por Potosí', 17, 'Oruro > Poopó > Challapata > Potosí > Santiago de Cotagaita > Tupiza > Villazón', [
      toll('Peaje Machacamarca', 'Poopó', 6),
      rest('Parador Ventilla', 'Challapata'),
      police('Tranca San Antonio', 'Potosí'),
      speed('Curvas de Cuchu Ingenio', 'Santiago de Cotagaita', 50),
      border('Villazón – La Quiaca', 'Villazón'),
    ]),
    alternative(
      'Por Uyuni y Atocha',
      16,
      'Oruro > Poopó > Challapata > Colchani > Uyuni > Atocha > Tupiza > Villazón',
      [
        toll('Peaje Huari', 'Challapata', 6),
        fuel('Surtidor Uyuni', 'Uyuni'),
        risk('Cruce de ríos de Atocha', 'Atocha'),
        police('Tranca de Tupiza', 'Tupiza'),
        border('Villazón – La Quiaca', 'Villazón'),
      ],
    ),
  ],
  [
    'Uyuni – Antofagasta',
    usual('Por Ollagüe', 15, 'Uyuni > CL/Calama > CL/Sierra Gorda > CL/Baquedano > CL/Antofagasta', [
      police('Control Avaroa', 'Uyuni'),
      border('Avaroa – Ollagüe', 'CL/Calama'),
      fuel('Servicentro Chuquicamata', 'CL/Calama'),
      toll('Peaje Sierra Gorda', 'CL/Sierra Gorda', 1300),
      speed('Bajada La Negra', 'CL/Antofagasta', 60),
    ]),
  ],
  [
    'Santa Cruz – Trinidad',
    usual(
      'Ruta 9 al norte',
      13,
      'Santa Cruz de la Sierra > Cotoca > Puerto Pailas > Ascención de Guarayos > Trinidad',
      [
        toll('Peaje Puerto Pailas', 'Puerto Pailas', 6),
        police('Tranca de San Julián', 'Puerto Pailas'),
        risk('Bloqueos frecuentes en San Julián', 'Ascención de Guarayos'),
        fuel('Surtidor Guarayos', 'Ascención de Guarayos'),
        speed('Terraplén de Casarabe', 'Trinidad', 60),
      ],
    ),
    rainySeason(
      'Época de lluvias por Montero y Okinawa',
      15,
      'Santa Cruz de la Sierra > Warnes > Montero > Okinawa Número Uno > Ascención de Guarayos > Trinidad',
      [
        toll('Peaje Guabirá', 'Montero', 5),
        police('Puente Banegas', 'Okinawa Número Uno'),
        rest('Parador San Ramón', 'Ascención de Guarayos'),
        risk('Llanos inundables del Beni', 'Trinidad'),
      ],
    ),
  ],
]);
