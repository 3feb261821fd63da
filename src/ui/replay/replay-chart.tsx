import { memo, type ReactNode, useId, useMemo } from 'react';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './replay-bar.module.css';
import type { ReplayBarProps } from './replay-props.ts';
import { areaPath, ceilingOf, linePath, speedCurve } from './speed-curve.ts';

/** Pixels for a point of the curve. */
const POINT_WIDTH = 2;
const HATCH = 7;

interface ReplayChartProps extends Pick<ReplayBarProps, 'from' | 'to' | 'speeds' | 'gaps' | 'events'> {
  readonly width: number;
}

/** The speed, the times without positions, and what happened. Drawn again only when these change, not as time goes by. */
export const ReplayChart = memo(function ReplayChart(props: ReplayChartProps): ReactNode {
  const { from, to, speeds, gaps, events, width } = props;
  const { withUnit } = useNumbers();
  const hatch = useId();
  const most = Math.max(50, Math.round(width / POINT_WIDTH));
  const lines = useMemo(() => speedCurve(speeds, gaps, { from, to }, most), [speeds, gaps, from, to, most]);
  const share = (moment: number) => Math.min(Math.max((moment - from) / Math.max(1, to - from), 0), 1);
  return (
    <>
      <svg className={classes.chart} aria-hidden="true">
        <defs>
          <pattern id={hatch} width={HATCH} height={HATCH} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d={`M0 0V${HATCH}`} className={classes.hatch} />
          </pattern>
        </defs>
        {gaps.map((gap) => (
          <rect
            key={`${gap.from}`}
            className={classes.gap}
            x={`${100 * share(gap.from)}%`}
            width={`${100 * (share(gap.to) - share(gap.from))}%`}
            height="100%"
            fill={`url(#${hatch})`}
          />
        ))}
      </svg>
      <svg className={classes.chart} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path className={classes.area} d={areaPath(lines)} />
        <path className={classes.curve} d={linePath(lines)} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={classes.ceiling} aria-hidden>
        {withUnit(ceilingOf(speeds), 'km/h')}
      </span>
      {events.map(({ id, at, kind, tone }) => (
        <span
          key={id}
          className={classes.event}
          data-kind={kind}
          data-tone={tone}
          style={{ insetInlineStart: `${100 * share(at)}%` }}
          aria-hidden
        />
      ))}
    </>
  );
});
