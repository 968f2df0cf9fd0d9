import { styled } from '@mui/material/styles';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { media } from './media';

const Root = styled('form', { name: 'MarqueeForm', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '&[data-columns]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  '&[data-columns] > .whole': { gridColumn: '1 / -1' },
  '& p': { margin: 0, color: vars.text.secondary },
  '& > .links, & .links': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[3]}`,
    '&[data-centre]': { justifyContent: 'center' },
    '& a, & button': { minHeight: 32 },
  },
  '& .or': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    fontSize: 13,
    color: vars.text.muted,
    '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: vars.line.subtle },
  },
  '& .choices': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 10 },
  [media.compact]: { '&[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

interface FormProps {
  children: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Two fields a row where there is room; what has the class `whole` takes a row of its own. */
  columns?: boolean;
  label?: string;
  ref?: Ref<HTMLFormElement>;
}

/** Lays fields out below each other. The browser's own bubbles stay away: complaints stand at their field. */
export function Form({ columns, label, ...form }: FormProps) {
  return <Root {...form} noValidate aria-label={label} data-columns={columns || undefined} />;
}
