import { useState } from 'react';
import { cardCoverWidth, coverWidths, type CoverWidth } from '#contract/coverWidths';

const readWidth = (): CoverWidth => {
  const given = Number(getComputedStyle(document.documentElement).getPropertyValue('--card-cover'));
  return coverWidths.find((width) => width === given) ?? cardCoverWidth;
};

/** Width of the covers that fit the cards of the brand's grids (`theme/layouts`). */
export const useGridCover = (): CoverWidth => {
  const [width] = useState(readWidth);
  return width;
};
