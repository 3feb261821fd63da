import {
  alternative,
  border,
  corridorsOf,
  emptyReturn,
  fuel,
  police,
  rest,
  risk,
  speed,
  toll,
  usual,
} from '../../corridor.ts';

export const UY_CORRIDORS = corridorsOf('UY', [
  [
    'Montevideo – Rivera',
    usual('Ruta 5', 9, 'Montevideo > Canelones > Florida > Durazno > Paso de los Toros > Tacuarembó > Rivera', [
      toll('Peaje Mendoza', 'Florida', 95),
      toll('Peaje Centenario', 'Paso de los Toros', 95),
      speed('Puente del Río Negro', 'Paso de los Toros', 60),
      fuel('Ancap Tacuarembó Sur', 'Tacuarembó'),
      border('Aduana de Rivera', 'Rivera'),
    ]),
    alternative(
      'Por Sarandí del Yí y San Gregorio',
      11,
      'Montevideo > San Ramón > Sarandí del Yi > Blanquillo > San Gregorio de Polanco > Tacuarembó > Rivera',
      [
        toll('Peaje Soca', 'San Ramón', 95),
        police('Caminera de Sarandí del Yí', 'Sarandí del Yi'),
        risk('Camino de tosca', 'Blanquillo'),
        border('Aduana de Rivera', 'Rivera'),
      ],
    ),
  ],
  [
    'Montevideo – Chuy',
    usual('Ruta 9', 6, 'Montevideo > Pando > Pan de Azúcar > San Carlos > Rocha > Castillos > Chui', [
      toll('Peaje Solís', 'Pan de Azúcar', 95),
      toll('Peaje Garzón', 'San Carlos', 95),
      police('Caminera de Rocha', 'Rocha'),
      risk('Carpinchos de noche', 'Castillos'),
      border('Paso de frontera Chuy', 'Chui'),
    ]),
  ],
  [
    'Montevideo – Fray Bentos',
    usual(
      'Ruta 1 y ruta 2',
      6,
      'Montevideo > Libertad > Ecilda Paullier > Rosario > Cardona > Mercedes > Fray Bentos',
      [
        toll('Peaje Puente Santa Lucía', 'Libertad', 95),
        toll('Peaje Cufré', 'Ecilda Paullier', 95),
        rest('Parador Cardona', 'Cardona'),
        toll('Peaje Puente Mercedes', 'Mercedes', 95),
        border('Puente San Martín', 'Fray Bentos'),
      ],
    ),
    alternative(
      'Por San José y Trinidad',
      7,
      'Montevideo > San José de Mayo > Trinidad > Palmitas > Mercedes > Fray Bentos',
      [
        toll('Peaje Puente Santa Lucía', 'San José de Mayo', 95),
        police('Caminera de Trinidad', 'Trinidad'),
        fuel('Ancap Palmitas', 'Palmitas'),
        speed('Camiones de madera', 'Fray Bentos', 60),
      ],
    ),
  ],
  [
    'Montevideo – Bella Unión',
    usual(
      'Ruta 3',
      11,
      'Montevideo > San José de Mayo > Trinidad > Young > Paysandú > Quebracho > Salto > Villa Constitución > Bella Unión',
      [
        toll('Peaje Puente Santa Lucía', 'San José de Mayo', 95),
        speed('Badén del Río Negro', 'Young', 60),
        toll('Peaje Queguay', 'Paysandú', 95),
        police('Caminera de Salto', 'Salto'),
        border('Puente Barra do Quaraí', 'Bella Unión'),
      ],
    ),
  ],
  [
    'Montevideo – Río Branco',
    usual(
      'Ruta 8 y ruta 26',
      8,
      'Montevideo > Pando > Solís de Mataojo > Minas > José Pedro Varela > Treinta y Tres > Melo > Río Branco',
      [
        toll('Peaje Capilla Cella', 'Solís de Mataojo', 95),
        speed('Cerros de Minas', 'Minas', 60),
        toll('Peaje Puente Olimar', 'Treinta y Tres', 95),
        police('Caminera de Melo', 'Melo'),
        border('Puente Mauá', 'Río Branco'),
      ],
    ),
    alternative(
      'Por Vergara, ruta 18',
      7,
      'Montevideo > Pando > Minas > José Pedro Varela > Treinta y Tres > Vergara > Río Branco',
      [
        toll('Peaje Capilla Cella', 'Minas', 95),
        police('Caminera de Varela', 'José Pedro Varela'),
        risk('Bañados y arroz, ruta inundable', 'Vergara'),
        border('Puente Mauá', 'Río Branco'),
      ],
    ),
  ],
  [
    'Durazno – Nueva Palmira',
    usual('Granos por ruta 14 y ruta 12', 5, 'Durazno > Trinidad > Palmitas > Mercedes > Dolores > Nueva Palmira', [
      police('Caminera de Trinidad', 'Trinidad'),
      speed('Travesía de Mercedes', 'Mercedes', 45),
      fuel('Ancap Dolores', 'Dolores'),
      risk('Cola de camiones en zafra', 'Nueva Palmira'),
      rest('Playa de estacionamiento del puerto', 'Nueva Palmira'),
    ]),
    emptyReturn(
      'Retorno vacío por Cardona',
      5,
      'Nueva Palmira > Carmelo > Ombúes de Lavalle > Cardona > Trinidad > Durazno',
      [
        police('Caminera de Carmelo', 'Carmelo'),
        fuel('Ancap Ombúes', 'Ombúes de Lavalle'),
        rest('Parador Cardona', 'Cardona'),
        speed('Puente sobre el Yí', 'Durazno', 60),
      ],
    ),
  ],
]);
