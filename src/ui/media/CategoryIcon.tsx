import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import type { GameType } from '#contract/constants';
import { categoryArt } from '@/config/categoryArt';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const categoryIconClasses = slotClasses('MarqueeCategoryIcon', ['root']);

const categories = Object.keys(categoryArt) as GameType[];

const Root = styled('span', { name: 'MarqueeCategoryIcon', slot: 'Root' })<{
  ownerState: CategoryIconProps;
}>({
  display: 'block',
  flex: 'none',
  // One file for all icons: separate files would cost a request each before the first scroll.
  background: `url(/art/categories.webp) no-repeat`,
  backgroundSize: `${categories.length * 100}% 100%`,
  variants: [
    { props: { size: 'small' }, style: { width: 24, height: 24 } },
    { props: { size: 'large' }, style: { width: 36, height: 36 } },
    ...categories.map((category, index) => ({
      props: { category },
      style: { backgroundPositionX: `${(index / (categories.length - 1)) * 100}%` },
    })),
  ],
});

interface CategoryIconProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  category: GameType;
  /** 24 or 36 pixels. */
  size: 'small' | 'large';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCategoryIcon: CategoryIconProps;
  }
}

/** Decorative picture of a category beside its name. */
export function CategoryIcon(given: CategoryIconProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCategoryIcon' });
  const { category, size, className, ...rest } = props;
  return (
    <Root
      data-own-colours
      {...rest}
      className={withClass(categoryIconClasses.root, className)}
      ownerState={props}
    />
  );
}
