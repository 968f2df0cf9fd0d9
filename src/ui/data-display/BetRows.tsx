import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { BetResult } from '#contract/records';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Amount } from '../typography/Amount';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { ellipsis, lines, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const betRowsClasses = slotClasses('MarqueeBetRows', [
  'root',
  'bet',
  'title',
  'text',
  'whole',
  'end',
  'result',
  'open',
  'won',
]);

const note = { display: 'block', fontSize: textSize.note, lineHeight: '18px' } as const;
const small = { ...ellipsis, ...note } as const;

const Root = styled('ul', {
  name: 'MarqueeBetRows',
  slot: 'Root',
  overridesResolver: innerSlots(betRowsClasses),
})<{ ownerState: BetRowsProps }>({
  ...tabular,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${betRowsClasses.bet}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space(0.5, 3),
    minHeight: 62,
    padding: '9px 0',
  },
  [`& :where(.${betRowsClasses.bet}) + .${betRowsClasses.bet}`]: {
    borderTop: `1px solid ${vars.line.subtle}`,
  },
  [`& .${betRowsClasses.title}`]: {
    ...lines(2),
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
  },
  [`& .${betRowsClasses.text}`]: { ...small, color: vars.text.muted },
  [`& .${betRowsClasses.whole}`]: { ...note, color: vars.text.muted },
  [`& .${betRowsClasses.end}`]: { textAlign: 'end' },
  [`& .${betRowsClasses.result}`]: { ...small, color: vars.text.muted },
  [`& .${betRowsClasses.open}`]: { color: vars.accent.text },
  [`& .${betRowsClasses.won}`]: { color: vars.success.main },
});

export interface BetRow {
  id: string;
  title: string;
  text: string;
  /** Whether a long text takes as many lines as it needs. */
  wraps?: boolean;
  /** Formatted amount: the signed return of a won bet, otherwise the stake. */
  amount: string;
  result: BetResult;
  resultLabel: string;
  action?: ReactNode;
}

interface BetRowsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  rows: readonly BetRow[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeBetRows: BetRowsProps;
  }
}

const resultClasses: Partial<Record<BetResult, string>> = {
  open: betRowsClasses.open,
  won: betRowsClasses.won,
};

/** Bets with their results; losses are as prominent as wins. */
export function BetRows(given: BetRowsProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeBetRows' });
  const { rows, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(betRowsClasses.root, className)} ownerState={props}>
      {rows.map(({ id, title, text, wraps, amount, result, resultLabel, action }) => (
        <li key={id} className={betRowsClasses.bet}>
          <span>
            <b className={betRowsClasses.title}>{title}</b>
            <small className={wraps ? betRowsClasses.whole : betRowsClasses.text}>{text}</small>
          </span>
          <span className={betRowsClasses.end}>
            {result === 'won' ? <Amount tone="gain">{amount}</Amount> : <Amount>{amount}</Amount>}
            <small className={withClass(betRowsClasses.result, resultClasses[result])}>{resultLabel}</small>
            {action}
          </span>
        </li>
      ))}
    </Root>
  );
}
