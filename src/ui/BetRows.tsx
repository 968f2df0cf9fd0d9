import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BetResult } from '#contract/records';
import { vars } from '#theme/vars';
import { Amount } from './Amount';
import { ellipsis, lines, tabular } from './styleParts';

const Root = styled('ul', { name: 'MarqueeBetRows', slot: 'Root' })({
  ...tabular,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 62,
    padding: '9px 0',
  },
  '& li + li': { borderTop: `1px solid ${vars.line.subtle}` },
  '& b': { ...lines(2), fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& small': { display: 'block', color: vars.text.muted, fontSize: 12.5, lineHeight: '18px' },
  '& span > small': ellipsis,
  '& .end': { textAlign: 'end' },
  '& [data-result=open]': { color: vars.accent.text },
  '& [data-result=won]': { color: vars.success.main },
});

export interface BetRow {
  id: string;
  title: string;
  text: string;
  /** Written out: what came back of a won one, with its sign, else what was staked. */
  amount: string;
  result: BetResult;
  resultLabel: string;
  action?: ReactNode;
}

/** Bets with what became of them: a loss stands as plainly as a win. */
export function BetRows({ rows }: { rows: readonly BetRow[] }) {
  return (
    <Root>
      {rows.map(({ id, title, text, amount, result, resultLabel, action }) => (
        <li key={id}>
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
          <span className="end">
            {result === 'won' ? <Amount way="gain">{amount}</Amount> : <Amount>{amount}</Amount>}
            <small data-result={result}>{resultLabel}</small>
            {action}
          </span>
        </li>
      ))}
    </Root>
  );
}
