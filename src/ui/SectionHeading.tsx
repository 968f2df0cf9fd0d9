import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CaretRightIcon } from './icons';
import { Link } from './Link';
import { media } from './media';
import { display } from './styleParts';

const Root = styled('div', { name: 'MarqueeSectionHeading', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
  '& .start': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', minWidth: 0 },
  '& h2': { ...display(22, 30), margin: 0, minWidth: 0 },
  '& .end': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginLeft: 'auto',
    fontSize: 13.5,
    whiteSpace: 'nowrap',
  },
  [media.phone]: { marginBottom: 12, '& h2': display(18, 26) },
});

interface SectionHeadingProps {
  title: string;
  /** Beside the title: a label such as "2 trực tiếp". */
  note?: ReactNode;
  more?: { label: string; href: string };
  /** Tabs or arrows. */
  end?: ReactNode;
}

export function SectionHeading({ title, note, more, end }: SectionHeadingProps) {
  return (
    <Root>
      <div className="start">
        <h2>{title}</h2>
        {note}
      </div>
      {(more ?? end) && (
        <div className="end">
          {more && (
            <Link href={more.href} tone="neutral">
              {more.label}
              <CaretRightIcon fontSize={14} />
            </Link>
          )}
          {end}
        </div>
      )}
    </Root>
  );
}
