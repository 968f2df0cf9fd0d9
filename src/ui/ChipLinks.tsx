import { styled } from '@mui/material/styles';
import { anchor } from './anchor';
import { chipLook } from './chipLook';
import { media } from './media';

const Root = styled('nav', { name: 'MarqueeChipLinks', slot: 'Root' })({
  minWidth: 0,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& a': { ...chipLook, textDecoration: 'none' },
  [media.phone]: { overflowX: 'auto', scrollbarWidth: 'none', '& ul': { flexWrap: 'nowrap' } },
});

interface ChipLinksProps {
  label: string;
  links: readonly { readonly href: string; readonly label: string; readonly current?: boolean }[];
}

/** Ways to places near this one, in a row that scrolls on a phone. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <Root aria-label={label}>
      <ul>
        {links.map(({ href, label: name, current = false }) => {
          const { component: Part, ...address } = anchor(href);
          return (
            <li key={href}>
              <Part {...address} aria-current={current ? 'page' : undefined}>
                {name}
              </Part>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
