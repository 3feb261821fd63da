import { useComputedColorScheme } from '@mantine/core';
import { useElementSize, useMergedRef, useReducedMotion } from '@mantine/hooks';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import classes from './chart.module.css';
import type { ShownChart } from './chart-data.ts';
import { addressAt, chartOption } from './chart-option.ts';
import type { Leads } from './leads.ts';

use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Within the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
type Clicked = Parameters<typeof addressAt>[1] & {
  readonly event?: { readonly offsetX: number; readonly offsetY: number };
};

interface ChartCanvasProps {
  readonly shown: ShownChart;
  /** What a screen reader says of the picture. */
  readonly label: string;
  readonly onOpen: (leads: Leads, at: Point) => void;
}

/** The drawing. Its numbers and links are in the table for whoever cannot see or point. */
export default function ChartCanvas({ shown, label, onOpen }: ChartCanvasProps): ReactNode {
  const mode = useComputedColorScheme('light');
  const isAnimated = !useReducedMotion(undefined, { getInitialValueInEffect: false });
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>();
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  const ref = useMergedRef(place, measured);
  const option = useMemo(() => chartOption(shown, { mode, width, isAnimated }), [shown, mode, width, isAnimated]);
  const isMeasured = width > 0;

  useEffect(() => {
    if (!place.current || !isMeasured) return;
    const made = init(place.current, null, { renderer: 'svg' });
    chart.current = made;
    return () => {
      chart.current = null;
      made.dispose();
    };
  }, [isMeasured]);

  useEffect(() => {
    if (height > 0) chart.current?.resize({ width, height });
  }, [width, height]);

  useEffect(() => {
    if (isMeasured) chart.current?.setOption(option, { notMerge: true });
  }, [option, isMeasured]);

  useEffect(() => {
    const made = chart.current;
    if (!made || !isMeasured) return;
    const open = (pointed: unknown) => {
      const { event, ...place } = pointed as Clicked;
      onOpen(addressAt(shown.data, place), { x: event?.offsetX ?? 0, y: event?.offsetY ?? 0 });
    };
    made.on('click', open);
    return () => void made.off('click', open);
  }, [shown, onOpen, isMeasured]);

  return <div ref={ref} className={classes.canvas} role="img" aria-label={label} />;
}
