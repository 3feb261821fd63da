import {
  type HexColor,
  TerraDrawCircleMode,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import type { Mode } from '#ui/theme/map-colors.ts';
import { SURFACES } from '#ui/theme/theme.ts';
import { TONES } from '#ui/theme/tones.ts';
import { RING } from './shape-feature.ts';

const FILL_OPACITY = 0.18;
const LINE_WIDTH = 2.5;
const CIRCLE_CORNERS = 64;

/**
 * The drawing tools in the theme's colours: a drawing is blue, a selected one violet. An outline may cross itself: a
 * click that does nothing would explain less than a mark where it crosses.
 */
export function drawingModes(mode: Mode) {
  const hex = (color: string) => color as HexColor;
  const line = hex(TONES[mode].info.line);
  const chosen = hex(TONES[mode].done.line);
  const edge = hex(SURFACES[mode].card);
  const area = { fillColor: line, fillOpacity: FILL_OPACITY, outlineColor: line, outlineWidth: LINE_WIDTH };
  return [
    new TerraDrawPointMode({
      styles: { pointColor: line, pointWidth: 7, pointOutlineColor: edge, pointOutlineWidth: 2 },
    }),
    new TerraDrawLineStringMode({
      modeName: 'line',
      styles: {
        lineStringColor: line,
        lineStringWidth: LINE_WIDTH,
        closingPointColor: edge,
        closingPointOutlineColor: line,
        closingPointWidth: 6,
      },
    }),
    new TerraDrawPolygonMode({
      styles: { ...area, closingPointColor: edge, closingPointOutlineColor: line, closingPointWidth: 6 },
    }),
    new TerraDrawPolygonMode({ modeName: RING, styles: area }),
    new TerraDrawCircleMode({ styles: area, segments: CIRCLE_CORNERS }),
    new TerraDrawSelectMode({
      styles: {
        selectedPointColor: chosen,
        selectedPointWidth: 8,
        selectedPointOutlineColor: edge,
        selectedPolygonColor: chosen,
        selectedPolygonFillOpacity: FILL_OPACITY,
        selectedPolygonOutlineColor: chosen,
        selectedPolygonOutlineWidth: LINE_WIDTH,
        selectedLineStringColor: chosen,
        selectedLineStringWidth: LINE_WIDTH,
        selectionPointColor: edge,
        selectionPointOutlineColor: chosen,
        selectionPointWidth: 6,
        midPointColor: chosen,
        midPointOutlineColor: edge,
        midPointWidth: 4,
      },
      flags: {
        point: { feature: { draggable: true } },
        line: { feature: { draggable: true, coordinates: { draggable: true, midpoints: true, deletable: true } } },
        polygon: {
          feature: {
            draggable: true,
            coordinates: { draggable: true, midpoints: true, deletable: true },
          },
        },
        [RING]: { feature: {} },
        circle: { feature: { draggable: true, coordinates: { resizable: 'center-fixed' } } },
      },
    }),
  ];
}
