import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { anchor } from '../hooks/anchor';
import { chipLook, hoveredChip, selectedChip } from './chipLook';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const chipLinksClasses = slotClasses('MarqueeChipLinks', ['root', 'list', 'link']);

const ChipLinksRoot = styled('nav', {
  name: 'MarqueeChipLinks',
  slot: 'Root',
  overridesResolver: innerSlots(chipLinksClasses),
})<{ ownerState: ChipLinksProps }>({
  minWidth: 0,
  [`& .${chipLinksClasses.list}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [`& .${chipLinksClasses.link}`]: {
    ...chipLook,
    textDecoration: 'none',
    '&:hover': hoveredChip,
    '&[aria-current]': selectedChip,
  },
  [media.phone]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [`& .${chipLinksClasses.list}`]: { flexWrap: 'nowrap' },
  },
});

interface ChipLinksProps extends ComponentPropsWithRef<'nav'> {
  label: string;
  links: readonly { readonly href: string; readonly label: string; readonly current?: boolean }[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeChipLinks: ChipLinksProps;
  }
}

/** Links to neighbouring pages, in a row that scrolls on a phone. */
export function ChipLinks(given: ChipLinksProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeChipLinks' });
  const { label, links, className, ...rest } = props;
  return (
    <ChipLinksRoot
      aria-label={label}
      {...rest}
      className={withClass(chipLinksClasses.root, className)}
      ownerState={props}
    >
      <ul className={chipLinksClasses.list}>
        {links.map(({ href, label: name, current = false }) => {
          const { component: Part, ...address } = anchor(href);
          return (
            <li key={href}>
              <Part
                {...address}
                className={chipLinksClasses.link}
                aria-current={current ? 'page' : undefined}
              >
                {name}
              </Part>
            </li>
          );
        })}
      </ul>
    </ChipLinksRoot>
  );
}
