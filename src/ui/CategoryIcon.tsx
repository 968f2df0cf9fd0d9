import { styled } from '@mui/material/styles';
import type { GameType } from '#contract/constants';
import { categoryArt } from '@/config/categoryArt';

const categories = Object.keys(categoryArt) as GameType[];

const Root = styled('span', { name: 'MarqueeCategoryIcon', slot: 'Root' })({
  display: 'block',
  flex: 'none',
  // One file for all: each of its own would cost a request before the first scroll.
  background: `url(/art/categories.webp) no-repeat`,
  backgroundSize: `${categories.length * 100}% 100%`,
  '&.small': { width: 24, height: 24 },
  '&.large': { width: 36, height: 36 },
  ...Object.fromEntries(
    categories.map((category, index) => [
      `&.${category}`,
      { backgroundPositionX: `${(index / (categories.length - 1)) * 100}%` },
    ]),
  ),
});

interface CategoryIconProps {
  category: GameType;
  /** 24 or 36 pixels. */
  size: 'small' | 'large';
}

/** Picture of a category beside its name; it says nothing of its own. */
export function CategoryIcon({ category, size }: CategoryIconProps) {
  return <Root className={`${category} ${size}`} data-own-colours />;
}
