import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Frame } from './Frame';
import { innerSlots } from '../styles/innerSlots';
import { Link } from '../actions/Link';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { Picture } from '../media/Picture';
import { withClass } from '../styles/withClass';

/** More links than this take two columns. */
const LONG = 6;
/** With this number of links a group takes two columns in less room too. */
const LONGEST = 9;
/** Greatest size of a wordmark. */
const WORD = { width: 141, height: 29 } as const;

export const siteFooterClasses = slotClasses('MarqueeFooter', [
  'root',
  'columns',
  'about',
  'description',
  'group',
  'long',
  'title',
  'list',
  'item',
  'vendors',
  'vendorPicture',
  'market',
  'marketText',
  'legal',
  'licence',
  'age',
  'warning',
  'rights',
]);

const slot = siteFooterClasses;

const Root = styled('footer', {
  name: 'MarqueeFooter',
  slot: 'Root',
  overridesResolver: innerSlots(siteFooterClasses),
})<{ ownerState: SiteFooterProps }>({
  marginTop: space(6),
  backgroundColor: vars.surface.base,
  borderTop: `1px solid ${vars.line.subtle}`,
  fontSize: textSize.name,
  color: vars.text.secondary,
  [`& .${slot.columns}`]: {
    display: 'grid',
    gridTemplateColumns: '1.6fr',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: space(10),
    padding: '40px 0 28px',
  },
  [`& .${slot.description}`]: {
    margin: space(3.5, 0, 0),
    fontSize: textSize.meta,
    lineHeight: '21px',
    color: vars.text.muted,
  },
  [`& .${slot.title}`]: {
    margin: space(0, 0, 2.5),
    fontSize: textSize.meta,
    lineHeight: '20px',
    fontWeight: 600,
    color: vars.text.primary,
  },
  [`& .${slot.list}`]: { margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.item}`]: { lineHeight: '30px' },
  [`& .${slot.vendors}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    alignItems: 'center',
    gap: space(4, 5),
    padding: '24px 0',
    borderTop: `1px solid ${vars.line.subtle}`,
  },
  [`& .${slot.vendorPicture}`]: {
    display: 'block',
    width: '100%',
    maxWidth: WORD.width,
    height: 'auto',
    aspectRatio: `${WORD.width} / ${WORD.height}`,
    overflowWrap: 'anywhere',
  },
  [media.belowDesktop]: { [`& .${slot.vendors}`]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  // This group has more links than the others have lines.
  [`& .${slot.long}`]: { gridColumn: 'span 2' },
  [`& :where(.${slot.long}) .${slot.list}`]: { columns: '2 100px', columnGap: space(5) },
  // Only the longest group takes two columns where there is less room, and on a tablet all fill the width below the brand.
  [media.tabletUp]: {
    [media.belowDesktop]: {
      [`& .${slot.group}:not(:has(> ul > :nth-of-type(${LONGEST})))`]: {
        gridColumn: 'auto',
        [`& .${slot.list}`]: { columns: 'auto' },
      },
    },
    [media.tabletDown]: {
      [`& .${slot.columns}`]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gridAutoFlow: 'row',
        gap: space(6),
      },
      [`& .${slot.about}`]: { gridColumn: '1 / -1' },
    },
  },
  [`& .${slot.market}`]: {
    padding: '18px 0',
    borderTop: `1px solid ${vars.line.subtle}`,
    fontSize: textSize.note,
    lineHeight: '20px',
    color: vars.text.muted,
  },
  [`& .${slot.marketText}`]: { margin: space(0, 0, 1) },
  [`& .${slot.licence}`]: {
    margin: 0,
    padding: space(4, 0),
    borderTop: `1px solid ${vars.line.subtle}`,
    fontSize: textSize.note,
    lineHeight: '20px',
    color: vars.text.muted,
    whiteSpace: 'pre-line',
  },
  [`& .${slot.legal}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3.5),
    padding: '18px 0 26px',
    borderTop: `1px solid ${vars.line.subtle}`,
    fontSize: textSize.note,
    lineHeight: '18px',
    color: vars.text.muted,
  },
  [`& .${slot.age}`]: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.danger.main}`,
    color: vars.danger.main,
    fontSize: textSize.caption,
    fontWeight: 600,
  },
  [`& .${slot.warning}`]: { margin: 0 },
  [`& .${slot.rights}`]: { marginLeft: 'auto', whiteSpace: 'nowrap' },
  [media.phone]: {
    marginTop: space(3),
    paddingBottom: 72,
    [`& .${slot.columns}`]: {
      gridTemplateColumns: '1fr 1fr',
      gridAutoFlow: 'row',
      gap: space(6),
      padding: '28px 0 16px',
    },
    [`& .${slot.item}`]: { lineHeight: '44px' },
    [`& .${slot.vendors}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(3.5, 4) },
    // Four calm rows; a longer list would be most of the foot.
    [`& .${slot.vendors} > :nth-of-type(n + 13)`]: { display: 'none' },
    [`& .${slot.about}`]: { gridColumn: '1 / -1' },
    [`& .${slot.legal}`]: { flexWrap: 'wrap' },
    [`& .${slot.warning}`]: { flex: 1 },
    [`& .${slot.rights}`]: { margin: 0, width: '100%', whiteSpace: 'normal' },
  },
});

export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string; icon?: ReactNode }[];
}

interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  logo: ReactNode;
  description: string;
  groups: readonly FooterGroup[];
  /** Each with the addresses of its wordmark, best first. */
  vendors: readonly { id: string; name: string; picture: readonly string[] }[];
  /** Legal text of the brand's market. */
  market?: { title: string; text: string; link: { label: string; href: string } };
  /** The operator's licence, in its own words. */
  licence?: string | undefined;
  /** The brand's minimum age, "21+", and the warning that goes with it. */
  age: string;
  warning: string;
  /** Text that says that the money is play money, if it is. */
  demo?: string;
  rights: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeFooter: SiteFooterProps;
  }
}

export function SiteFooter(given: SiteFooterProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeFooter' });
  const { logo, description, groups, vendors, market, licence, age, warning, demo, rights, ...others } =
    props;
  const { className, ...rest } = others;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <Frame>
        <div className={slot.columns}>
          <div className={slot.about}>
            {logo}
            <p className={slot.description}>{description}</p>
          </div>
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ title, links }) => (
              <nav
                key={title}
                className={withClass(slot.group, links.length > LONG ? slot.long : undefined)}
                aria-label={title}
              >
                <h2 className={slot.title}>{title}</h2>
                <ul className={slot.list}>
                  {links.map(({ label, href, icon }) => (
                    <li key={href} className={slot.item}>
                      <Link href={href} tone="inherit">
                        {icon}
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        {vendors.length > 0 && (
          <ul className={withClass(slot.list, slot.vendors)}>
            {vendors.map(({ id, name, picture }) => (
              <li key={id} title={name}>
                <Picture className={slot.vendorPicture} sources={picture} alt={name} {...WORD} />
              </li>
            ))}
          </ul>
        )}
        {market && (
          <section className={slot.market} aria-label={market.title}>
            <h2 className={slot.title}>{market.title}</h2>
            <p className={slot.marketText}>{market.text}</p>
            <Link href={market.link.href}>{market.link.label}</Link>
          </section>
        )}
        {licence && <p className={slot.licence}>{licence}</p>}
        <div className={slot.legal}>
          <span className={slot.age}>{age}</span>
          <p className={slot.warning}>
            {warning}
            {demo && <span> {demo}</span>}
          </p>
          <span className={slot.rights}>{rights}</span>
        </div>
      </Frame>
    </Root>
  );
}
