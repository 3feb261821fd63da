import { expect, type Page } from '@playwright/test';
import { contrast } from '#kernel/palette.ts';

/** Every matching element has a colour that shows on what is behind it (WCAG 1.4.11); at least one matches. */
export async function expectVisibleShapes(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible();
  await expect
    .poll(async () => Math.min(...(await colorsOf(page, selector)).map(([shape, behind]) => contrast(shape, behind))))
    .toBeGreaterThanOrEqual(3);
}

/** The colour of each element and of the nearest painted one around it, as #rrggbb. */
function colorsOf(page: Page, selector: string): Promise<[string, string][]> {
  return page.locator(selector).evaluateAll((elements) => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const painted = (element: Element): string | undefined => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = getComputedStyle(element).backgroundColor;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      if (alpha < 255) return undefined;
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    };
    const behind = (element: Element): string => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const color = painted(around);
        if (color) return color;
      }
      return '#ffffff';
    };
    return elements.map((element): [string, string] => [painted(element) ?? behind(element), behind(element)]);
  });
}
