/** Paths of the pictures of trucks, in their own squares; the same for the map's own drawing and for its legend. */
export const DISC = 'M20 5.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29Z';
export const DROP = 'M26 4.5 36.7 16.2A14.5 14.5 0 1 1 15.3 16.2Z';
export const CARGO_AND_CAB = 'M10.5 14.5h11v10h-11ZM22.8 17.5h3.7l3 3.6v3.4h-6.7Z';
export const WHEELS = [14.5, 25.5] as const;
export const AXLE_HEIGHT = 25;
export const WHEEL_RADIUS = 2.6;
export const WHEEL_EDGE = 1.4;
export const OUTLINE = 2.5;
/** The dashes of a silent truck: fifteen around the disc. */
export const DASHES = [3.65, 2.42] as const;
export const RING = { side: 56, radius: 23.5, width: 3, halo: 6 } as const;

interface TruckShape {
  /** Pixels. */
  readonly side: number;
  readonly paint: (context: CanvasRenderingContext2D, body: string, edge: string) => void;
}

function outlined(path: string, side: number, dashes: readonly number[] = []): TruckShape {
  return {
    side,
    paint: (context, body, edge) => {
      const shape = new Path2D(path);
      Object.assign(context, { fillStyle: body, strokeStyle: edge, lineWidth: OUTLINE, lineJoin: 'round' });
      context.fill(shape);
      context.setLineDash([...dashes]);
      context.stroke(shape);
    },
  };
}

/** The parts a truck on the map is put together from. A moving one is a drop that is turned, with an upright truck. */
export const TRUCK_SHAPES = {
  disc: outlined(DISC, 40),
  drop: outlined(DROP, 52),
  dashed: outlined(DISC, 40, DASHES),
  truck: {
    side: 40,
    paint: (context, body, edge) => {
      Object.assign(context, { fillStyle: edge, strokeStyle: body, lineWidth: WHEEL_EDGE });
      context.fill(new Path2D(CARGO_AND_CAB));
      for (const x of WHEELS) {
        context.beginPath();
        context.arc(x, AXLE_HEIGHT, WHEEL_RADIUS, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
      }
    },
  },
  ring: {
    side: RING.side,
    paint: (context, body, edge) => {
      for (const [color, width] of [
        [body, RING.halo],
        [edge, RING.width],
      ] as const) {
        Object.assign(context, { strokeStyle: color, lineWidth: width });
        context.beginPath();
        context.arc(RING.side / 2, RING.side / 2, RING.radius, 0, 2 * Math.PI);
        context.stroke();
      }
    },
  },
} as const satisfies Record<string, TruckShape>;
