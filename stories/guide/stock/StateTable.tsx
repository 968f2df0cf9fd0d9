import { styled } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { typography } from '#theme/typography';
import { vars } from '#theme/vars';
import { forceStates } from './forceStates';

const states = ['rest', 'hover', 'focus', 'selected', 'disabled', 'error'] as const;

export type State = (typeof states)[number];

export interface StockRow {
  part: string;
  /** The states that the component has. */
  states: readonly State[];
  draw: (state: State) => ReactNode;
}

/** States of a component that can be pressed. */
export const pressed = ['rest', 'hover', 'focus', 'disabled'] as const satisfies readonly State[];

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  color: vars.text.primary,
  '& > * > tr > *': {
    padding: '12px 16px 12px 0',
    textAlign: 'left',
    verticalAlign: 'middle',
    borderBottom: `1px solid ${vars.line.subtle}`,
  },
  '& > * > tr > th': { ...typography.meta, fontWeight: 600, color: vars.text.secondary },
});

const Cell = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

/** Stock MUI components in each of their states. `forceStates` and the measuring walk find the state in `data-shown`. */
export function StateTable({ rows }: { rows: readonly StockRow[] }) {
  useEffect(forceStates, []);
  const shown = states.filter((state) => rows.some((row) => row.states.includes(state)));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">part</th>
          {shown.map((state) => (
            <th key={state} scope="col">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, states: has, draw }) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            {shown.map((state) => (
              <td key={state}>
                {has.includes(state) && (
                  <Cell data-shown={state} data-part={part}>
                    {draw(state)}
                  </Cell>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
