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

export const MX_CORRIDORS = corridorsOf('MX', [
  [
    'Monterrey – Manzanillo',
    usual(
      'Por San Luis Potosí y Guadalajara',
      21,
      'Monterrey > Saltillo > Matehuala > San Luis Potosí > Lagos de Moreno > Guadalajara > Ciudad Guzmán > Colima > Manzanillo',
      [
        toll('Caseta Los Chorros', 'Saltillo', 46),
        rest('Parador Matehuala', 'Matehuala'),
        toll('Caseta Jalostotitlán', 'Lagos de Moreno', 118),
        risk('Robo de carga en Encarnación de Díaz', 'Lagos de Moreno'),
        toll('Caseta San Marcos', 'Ciudad Guzmán', 74),
        police('Guardia Nacional Cuyutlán', 'Manzanillo'),
      ],
    ),
    alternative(
      'Por Zacatecas y Aguascalientes',
      22,
      'Monterrey > Saltillo > Concepción del Oro > Zacatecas > Aguascalientes > Lagos de Moreno > Guadalajara > Colima > Manzanillo',
      [
        toll('Caseta Ojuelos', 'Saltillo', 44),
        risk('Tramo de Villa de Cos', 'Zacatecas'),
        police('Guardia Nacional Morelos', 'Zacatecas'),
        toll('Caseta El Desperdicio', 'Lagos de Moreno', 102),
        toll('Caseta San Marcos', 'Colima', 74),
      ],
    ),
  ],
  [
    'Nuevo Laredo – Ciudad de México',
    usual(
      'Carretera 85 y 57',
      23,
      'Nuevo Laredo > Ciudad Sabinas Hidalgo > Monterrey > Saltillo > Matehuala > San Luis Potosí > Santiago de Querétaro > Tepotzotlán > Ciudad de México',
      [
        border('Puente del Comercio Mundial', 'Nuevo Laredo'),
        police('Garita del kilómetro 26', 'Nuevo Laredo'),
        toll('Caseta Sabinas', 'Ciudad Sabinas Hidalgo', 88),
        rest('Paradero La Pendencia', 'San Luis Potosí'),
        toll('Caseta Palmillas', 'Santiago de Querétaro', 52),
        toll('Caseta Tepotzotlán', 'Tepotzotlán', 57),
        risk('Arco Norte, robo de carga', 'Tepotzotlán'),
      ],
    ),
    emptyReturn(
      'Regreso vacío por la libre a Matehuala',
      25,
      'Ciudad de México > Tepotzotlán > Santiago de Querétaro > San Luis Potosí > Matehuala > Linares > Monterrey > Nuevo Laredo',
      [
        toll('Caseta Tepotzotlán', 'Tepotzotlán', 57),
        fuel('Gasolinera El Huizache', 'Matehuala'),
        speed('Curvas de Iturbide', 'Linares', 50),
        police('Guardia Nacional Sabinas', 'Nuevo Laredo'),
      ],
    ),
  ],
  [
    'Veracruz – Ciudad de México',
    usual(
      'Por Córdoba y Puebla',
      8,
      'Veracruz > Córdoba > Orizaba > Ciudad Serdán > Puebla > Chalco > Ciudad de México',
      [
        toll('Caseta Paso del Toro', 'Veracruz', 41),
        toll('Caseta Fortín', 'Córdoba', 28),
        risk('Cumbres de Maltrata', 'Orizaba'),
        toll('Caseta Esperanza', 'Ciudad Serdán', 78),
        police('Guardia Nacional Río Frío', 'Puebla'),
      ],
    ),
    alternative(
      'Por Xalapa y Perote',
      9,
      'Veracruz > José Cardel > Xalapa de Enríquez > Perote > Apizaco > Texcoco de Mora > Ciudad de México',
      [
        toll('Caseta La Antigua', 'José Cardel', 39),
        speed('Niebla en Las Vigas', 'Xalapa de Enríquez', 60),
        rest('Parador Perote', 'Perote'),
        toll('Caseta Calpulalpan', 'Apizaco', 48),
      ],
    ),
  ],
  [
    'Lázaro Cárdenas – Querétaro',
    usual(
      'Autopista Siglo XXI',
      10,
      'Ciudad Lázaro Cárdenas > Arteaga > Nueva Italia de Ruiz > Uruapan > Pátzcuaro > Morelia > Salamanca > Celaya > Santiago de Querétaro',
      [
        toll('Caseta La Mira', 'Ciudad Lázaro Cárdenas', 63),
        risk('Bloqueos en Tierra Caliente', 'Nueva Italia de Ruiz'),
        toll('Caseta Taretan', 'Uruapan', 71),
        rest('Parador Zirahuén', 'Pátzcuaro'),
        toll('Caseta Salamanca', 'Salamanca', 49),
        police('Guardia Nacional Celaya', 'Celaya'),
      ],
    ),
    alternative(
      'Por Atlacomulco',
      11,
      'Ciudad Lázaro Cárdenas > Nueva Italia de Ruiz > Uruapan > Morelia > Maravatío de Ocampo > Atlacomulco de Fabela > San Juan del Río > Santiago de Querétaro',
      [
        toll('Caseta Zinapécuaro', 'Morelia', 69),
        toll('Caseta Contepec', 'Maravatío de Ocampo', 58),
        fuel('Gasolinera La Marquesa Norte', 'Atlacomulco de Fabela'),
        police('Guardia Nacional Palmillas', 'San Juan del Río'),
      ],
    ),
  ],
  [
    'Guadalajara – Tijuana',
    usual(
      'Autopista del Pacífico, carretera 15',
      44,
      'Guadalajara > Tepic > Mazatlán > Culiacán > Los Mochis > Ciudad Obregón > Hermosillo > Santa Ana > Heroica Caborca > San Luis Río Colorado > Mexicali > Tijuana',
      [
        toll('Caseta Plan de Barrancas', 'Tepic', 96),
        toll('Caseta Rosario', 'Mazatlán', 84),
        risk('Tramo nocturno de Culiacán', 'Culiacán'),
        police('Retén de Querobabi', 'Santa Ana'),
        police('Retén de Cucapah', 'San Luis Río Colorado'),
        speed('Bajada de La Rumorosa', 'Mexicali', 40),
        rest('Parador Caborca', 'Heroica Caborca'),
      ],
    ),
  ],
  [
    'Monterrey – Altamira',
    usual('Por Ciudad Victoria', 9, 'Monterrey > Montemorelos > Linares > Ciudad Victoria > González > Altamira', [
      speed('Carretera Nacional', 'Montemorelos', 80),
      police('Guardia Nacional Linares', 'Linares'),
      risk('Brecha de Hidalgo', 'Ciudad Victoria'),
      fuel('Gasolinera Zaragoza', 'González'),
      rest('Patio regulador del puerto', 'Altamira'),
    ]),
    alternative(
      'Por Soto la Marina',
      11,
      'Monterrey > Ciudad General Terán > China > San Fernando > Soto la Marina > Aldama > Altamira',
      [
        toll('Caseta Cadereyta', 'China', 60),
        risk('San Fernando, solo de día', 'San Fernando'),
        police('Guardia Nacional La Coma', 'San Fernando'),
        fuel('Gasolinera Soto la Marina', 'Soto la Marina'),
      ],
    ),
  ],
  [
    'Ciudad Juárez – Monterrey',
    usual(
      'Carretera 45 y 40',
      22,
      'Ciudad Juárez > Miguel Ahumada > Chihuahua > Ciudad Delicias > José Mariano Jiménez > Gómez Palacio > Saltillo > Monterrey',
      [
        border('Puente Zaragoza', 'Ciudad Juárez'),
        police('Garita Samalayuca', 'Ciudad Juárez'),
        toll('Caseta Villa Ahumada', 'Miguel Ahumada', 70),
        toll('Caseta Camargo', 'Ciudad Delicias', 66),
        rest('Parador Bermejillo', 'Gómez Palacio'),
        toll('Caseta La Carbonera', 'Saltillo', 58),
      ],
    ),
  ],
]);
