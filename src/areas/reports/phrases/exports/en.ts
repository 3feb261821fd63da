import type { Translation } from '#kernel/phrases.ts';
import type { exportsPtBR } from './pt-BR.ts';

export const exportsEn: Translation<typeof exportsPtBR> = {
  reports: {
    exports: {
      empty: 'No trips in this period.',
      page: 'Page {{page}} of {{count}}',
      words: {
        summary: 'Summary',
        figure: 'Figure',
        value: 'Value',
        unit: 'Unit',
        before: 'Period before',
        note: 'Note',
        name: 'Name',
        unknown: 'unknown',
      },
      facts: {
        period: 'Period',
        all: 'All',
        before: 'Compared with',
        client: 'Client',
        carrier: 'Carrier',
        operator: 'Operator',
        lane: 'Lane',
        country: 'Country of origin',
        category: 'Category',
        kind: 'Kind of order',
        madeAt: 'Made on',
      },
      kinds: {
        normal: 'Normal',
        agro: 'Agro',
        multipoint: 'Multipoint',
      },
      units: {
        km: 'km',
        tonnes: 't',
        perThousand: '‰',
        minutes: 'min',
        days: 'days',
      },
      measures: {
        title: 'How the figures are counted',
        counted:
          'A trip counts once it is closed: on the day it ended or was cancelled, in the time zone of the company. Cancelled trips count as cancelled only.',
        onTime:
          'On time: loading begun or delivery finished until the planned day and hour plus the tolerance of the company. Without a plan or a record it is unknown, never on time.',
        otif: 'OTIF: the delivery was on time and in full, with at least 99.5% of the plan and nothing returned.',
        emptyKm:
          'Empty kilometres are an estimate: the straight line from the last destination of a truck to its next origin.',
        money:
          'Amounts in the own currency use the rate in force on the day the trip ended; what has no rate or price is counted apart.',
        due: 'Due: the acceptance of the delivery plus the payment term of the partner, or that of the company.',
      },
      download: {
        button: 'Download',
        xlsx: 'Spreadsheet (.xlsx)',
        pdf: 'PDF',
        what: 'the report',
      },
    },
  },
  lists: {
    reports: {
      overview: {
        title: 'Company overview',
      },
      operations: {
        title: 'Operations report',
      },
      shipper: {
        title: 'Shipper report',
      },
      agro: {
        title: 'Agro report',
      },
      agroShipper: {
        title: 'Agro shipper report',
      },
      security: {
        title: 'Security report',
      },
      scorecards: {
        title: 'Scorecards',
      },
      lanes: {
        title: 'Lanes',
      },
      payments: {
        title: 'Payments',
      },
      documents: {
        title: 'Documents',
      },
    },
  },
};
