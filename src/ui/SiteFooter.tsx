import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';
import { Frame } from './Frame';
import { Link } from './Link';
import { media } from './media';
import { VendorPicture } from './VendorPicture';

const LONG = 6;
const ICON = 40;

const Root = styled('footer', { name: 'MarqueeFooter', slot: 'Root' })({
  marginTop: 24,
  backgroundColor: vars.surface.base,
  borderTop: `1px solid ${vars.line.subtle}`,
  fontSize: 13.5,
  color: vars.text.secondary,
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: '1.6fr',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 40,
    padding: '40px 0 28px',
  },
  '& .about p': { margin: '14px 0 0', fontSize: 13, lineHeight: '21px', color: vars.text.muted },
  '& h2': { margin: '0 0 10px', fontSize: 13, lineHeight: '20px', fontWeight: 600, color: vars.text.primary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .columns li': { lineHeight: '30px' },
  '& .vendors': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 16px',
    padding: '20px 0',
    borderTop: `1px solid ${vars.line.subtle}`,
    '& img': { display: 'block', borderRadius: vars.radius.sm },
  },
  // More links than the other groups have lines.
  '& nav[data-long]': { gridColumn: 'span 2', '& ul': { columns: '2 100px', columnGap: 20 } },
  '& .market': {
    padding: '18px 0',
    borderTop: `1px solid ${vars.line.subtle}`,
    fontSize: 12.5,
    lineHeight: '20px',
    color: vars.text.muted,
    '& p': { margin: '0 0 4px' },
  },
  '& .legal': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    padding: '18px 0 26px',
    borderTop: `1px solid ${vars.line.subtle}`,
    fontSize: 12.5,
    lineHeight: '18px',
    color: vars.text.muted,
  },
  '& .age': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.danger.main}`,
    color: vars.danger.main,
    fontSize: 12,
    fontWeight: 600,
  },
  '& .legal p': { margin: 0 },
  '& .rights': { marginLeft: 'auto', whiteSpace: 'nowrap' },
  [media.phone]: {
    marginTop: 12,
    paddingBottom: 72,
    '& .columns': { gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'row', gap: 24, padding: '28px 0 16px' },
    '& .columns li': { lineHeight: '44px' },
    '& .about': { gridColumn: '1 / -1' },
    '& .legal': { flexWrap: 'wrap' },
    '& .legal p': { flex: 1 },
    '& .rights': { margin: 0, width: '100%', whiteSpace: 'normal' },
  },
});

export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string; icon?: ReactNode }[];
}

interface SiteFooterProps {
  logo: ReactNode;
  description: string;
  groups: readonly FooterGroup[];
  vendors: readonly { id: string; name: string; picture: readonly string[] }[];
  /** What the brand's market has to be told. */
  market?: { title: string; text: string; link: { label: string; href: string } };
  /** The brand's age, "21+", and the warning that belongs to it. */
  age: string;
  warning: string;
  /** Says that the money is play money, where it is. */
  demo?: string;
  rights: string;
}

export function SiteFooter({
  logo,
  description,
  groups,
  vendors,
  market,
  age,
  warning,
  demo,
  rights,
}: SiteFooterProps) {
  return (
    <Root>
      <Frame>
        <div className="columns">
          <div className="about">
            {logo}
            <p>{description}</p>
          </div>
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ title, links }) => (
              <nav key={title} aria-label={title} data-long={links.length > LONG || undefined}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href, icon }) => (
                    <li key={href}>
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
          <ul className="vendors">
            {vendors.map(({ id, name, picture }) => (
              <li key={id} title={name}>
                <VendorPicture sources={picture} name={name} size={ICON} />
              </li>
            ))}
          </ul>
        )}
        {market && (
          <section className="market" aria-label={market.title}>
            <h2>{market.title}</h2>
            <p>{market.text}</p>
            <Link href={market.link.href}>{market.link.label}</Link>
          </section>
        )}
        <div className="legal">
          <span className="age">{age}</span>
          <p>
            {warning}
            {demo && <span> {demo}</span>}
          </p>
          <span className="rights">{rights}</span>
        </div>
      </Frame>
    </Root>
  );
}
