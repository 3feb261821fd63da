import {
  alternative,
  border,
  corridorsOf,
  emptyReturn,
  fuel,
  police,
  rainySeason,
  rest,
  risk,
  speed,
  toll,
  usual,
} from '../../corridor.ts';

export const PE_CORRIDORS = corridorsOf('PE', [
  [
    'Callao – Arequipa',
    usual(
      'Panamericana Sur',
      20,
      'Callao > Lima > San Vicente de Cañete > Chincha Alta > Ica > Nazca > Chala > Ocoña > Camaná > Arequipa',
      [
        toll('Peaje Villa', 'Lima', 3.3),
        toll('Peaje Chilca', 'San Vicente de Cañete', 9.6),
        toll('Peaje Ica', 'Ica', 6.6),
        risk('Arenamiento en Tanaka', 'Chala'),
        police('Comisaría de Ocoña', 'Ocoña'),
        rest('Parador Camaná', 'Camaná'),
        toll('Peaje Uchumayo', 'Arequipa', 5.5),
      ],
    ),
    emptyReturn(
      'Retorno vacío con parada en Pisco',
      20,
      'Arequipa > Camaná > Ocoña > Chala > Nazca > Ica > Pisco > Chincha Alta > Lima > Callao',
      [
        toll('Peaje Camaná', 'Camaná', 5.5),
        police('Garita de Atico', 'Chala'),
        fuel('Grifo San Clemente', 'Pisco'),
        toll('Peaje Jahuay', 'Chincha Alta', 9.6),
      ],
    ),
  ],
  [
    'Callao – Paita',
    usual(
      'Panamericana Norte',
      21,
      'Callao > Huacho > Barranca > Chimbote > Trujillo > Pacasmayo > Chiclayo > Piura > Paita',
      [
        toll('Peaje Variante de Pasamayo', 'Huacho', 10.5),
        toll('Peaje Fortaleza', 'Barranca', 8.8),
        speed('Serpentín de Pasamayo, solo carga', 'Huacho', 50),
        risk('Asaltos en el tramo de Virú', 'Chimbote'),
        police('Garita de Chicama', 'Trujillo'),
        toll('Peaje Mórrope', 'Chiclayo', 8.1),
        rest('Parador Desierto de Sechura', 'Piura'),
      ],
    ),
  ],
  [
    'Lima – Huancayo',
    usual('Carretera Central', 9, 'Lima > Chosica > Matucana > La Oroya > Jauja > Huancayo', [
      toll('Peaje Corcona', 'Chosica', 6.4),
      risk('Huaicos de San Mateo', 'Matucana'),
      speed('Abra de Ticlio', 'La Oroya', 40),
      toll('Peaje Quiulla', 'La Oroya', 6.4),
      fuel('Grifo Huaripampa', 'Jauja'),
    ]),
    rainySeason(
      'Época de lluvias por Cañete y Yauyos',
      13,
      'Lima > San Vicente de Cañete > Imperial > Yauyos > Chupaca > Huancayo',
      [
        toll('Peaje Chilca', 'San Vicente de Cañete', 9.6),
        police('Comisaría de Lunahuaná', 'Imperial'),
        risk('Vía de un carril en Magdalena', 'Yauyos'),
        rest('Parador Roncha', 'Chupaca'),
      ],
    ),
  ],
  [
    'Mollendo – La Paz',
    usual(
      'Matarani por Arequipa y Juliaca',
      17,
      'Mollendo > Arequipa > Santa Lucía > Juliaca > Puno > Ilave > Desaguadero > BO/El Alto > BO/La Paz',
      [
        toll('Peaje Matarani', 'Mollendo', 6.2),
        toll('Peaje Patahuasi', 'Arequipa', 6.2),
        risk('Nieve en Crucero Alto', 'Santa Lucía'),
        police('Control de Caracoto', 'Juliaca'),
        border('CEBAF Desaguadero', 'Desaguadero'),
        toll('Peaje Laja', 'BO/El Alto', 6),
      ],
    ),
    alternative(
      'Por Moquegua, Binacional',
      14,
      'Mollendo > Cocachacra > Moquegua > Torata > Desaguadero > BO/El Alto > BO/La Paz',
      [
        toll('Peaje El Fiscal', 'Cocachacra', 5.9),
        toll('Peaje Pampa Cuéllar', 'Torata', 5.9),
        risk('Puna de Humajalso', 'Torata'),
        border('CEBAF Desaguadero', 'Desaguadero'),
      ],
    ),
  ],
  [
    'Lima – Pucallpa',
    usual(
      'Carretera Central y Federico Basadre',
      22,
      'Lima > Chosica > La Oroya > Junín > Cerro de Pasco > Huánuco > Tingo María > Aguaytía > Pucallpa',
      [
        toll('Peaje Corcona', 'Chosica', 6.4),
        toll('Peaje Casaracra', 'La Oroya', 6.4),
        rest('Parador Chicrín', 'Cerro de Pasco'),
        risk('Boquerón del Padre Abad', 'Aguaytía'),
        police('Control de Von Humboldt', 'Pucallpa'),
      ],
    ),
  ],
  [
    'Lima – Cusco',
    usual('Por Nazca y Puquio', 25, 'Lima > San Vicente de Cañete > Ica > Nazca > Puquio > Abancay > Anta > Cusco', [
      toll('Peaje Jahuay', 'San Vicente de Cañete', 9.6),
      fuel('Grifo Cruce Marcona', 'Nazca'),
      risk('Pampa Galeras, hielo y vicuñas', 'Puquio'),
      toll('Peaje Pampamarca', 'Puquio', 6.1),
      police('Comisaría de Izcuchaca', 'Anta'),
    ]),
    alternative(
      'Por Ayacucho, Los Libertadores',
      28,
      'Lima > San Vicente de Cañete > San Clemente > Ayacucho > Andahuaylas > Abancay > Anta > Cusco',
      [
        toll('Peaje Pacra', 'San Clemente', 6.1),
        risk('Abra Apacheta, niebla', 'Ayacucho'),
        rest('Parador Andahuaylas', 'Andahuaylas'),
        speed('Bajada a Kunturwasi', 'Abancay', 40),
      ],
    ),
  ],
  [
    'Paita – Yurimaguas',
    usual(
      'IIRSA Norte',
      21,
      'Paita > Piura > Olmos > Jaén > Bagua Grande > Rioja > Moyobamba > Tarapoto > Yurimaguas',
      [
        toll('Peaje Paita', 'Paita', 5.6),
        toll('Peaje Olmos', 'Olmos', 5.6),
        risk('Derrumbes de Corral Quemado', 'Jaén'),
        police('Control de Aguas Claras', 'Rioja'),
        rest('Parador Pomacochas', 'Bagua Grande'),
        speed('Cordillera Escalera', 'Yurimaguas', 40),
      ],
    ),
  ],
]);
