import type { CHART_FORMS, Unit } from '../../contract/dashboard.shapes.ts';

/** A dashboard in the words of its reader: what a workbook and a PDF are made of. It can be sent to a thread. */
export interface ReportSheet {
  readonly title: string;
  readonly companyName: string;
  /** Period, what it is compared with, filters, when it was made. */
  readonly facts: readonly Fact[];
  readonly numbers: readonly PrintedNumber[];
  readonly cards: readonly (PrintedChart | PrintedTable)[];
  /** Said instead of the cards where no trip counts. */
  readonly empty: string | null;
  readonly notes: { readonly title: string; readonly lines: readonly string[] };
  readonly words: {
    readonly summary: string;
    readonly figure: string;
    readonly value: string;
    readonly unit: string;
    readonly before: string;
    readonly note: string;
    readonly name: string;
    readonly unknown: string;
  };
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly notes: readonly string[];
}

export interface Measured {
  readonly unit: Unit;
  /** `km`, `BOB`; empty where the number says it itself. */
  readonly unitName: string;
}

/** A number and how it is read. */
export interface Reading {
  readonly value: number | null;
  readonly text: string;
}

export interface PrintedNumber extends Titled, Measured {
  readonly now: Reading;
  /** Undefined where nothing is compared. */
  readonly before: Reading | undefined;
}

export interface PrintedLabel {
  readonly text: string;
  /** Of a label that is a day. */
  readonly day: string | null;
}

export interface PrintedSeries {
  readonly name: string;
  readonly readings: readonly Reading[];
}

export interface PrintedChart extends Titled, Measured {
  readonly kind: 'chart';
  readonly form: (typeof CHART_FORMS)[number];
  readonly categories: readonly PrintedLabel[];
  readonly series: readonly PrintedSeries[];
  /** Round values of the axis. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

export interface PrintedTable extends Titled {
  readonly kind: 'table';
  readonly columns: readonly (Measured & { readonly title: string })[];
  /** What the column of countries is called, where there is one. */
  readonly countryTitle: string | null;
  readonly rows: readonly {
    readonly label: PrintedLabel;
    readonly country: string;
    readonly readings: readonly Reading[];
  }[];
}
