import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display, panel, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const summaryPanelClasses = slotClasses('MarqueeSummaryPanel', [
  'root',
  'title',
  'rows',
  'row',
  'total',
  'label',
  'value',
  'note',
]);

const slot = summaryPanelClasses;

const Root = styled('section', {
  name: 'MarqueeSummaryPanel',
  slot: 'Root',
  overridesResolver: innerSlots(summaryPanelClasses),
})<{ ownerState: SummaryPanelProps }>({
  ...panel,
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  padding: space(5),
  [`& .${slot.title}`]: { margin: 0, fontSize: textSize.large, lineHeight: '25px', fontWeight: 600 },
  [`& .${slot.rows}`]: { ...tabular, display: 'grid', gap: space(3), margin: 0 },
  [`& .${slot.row}`]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space(3),
  },
  [`& .${slot.label}`]: { minWidth: 'min-content', color: vars.text.secondary },
  [`& .${slot.value}`]: { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'break-word' },
  [`& .${slot.total}`]: { paddingTop: space(3), borderTop: `1px solid ${vars.line.subtle}` },
  [`& :where(.${slot.total}) .${slot.value}`]: { ...display(21, 30), color: vars.accent.text },
  [`& .${slot.note}`]: { margin: 0, fontSize: textSize.note, lineHeight: '18px', color: vars.text.secondary },
  [media.phone]: { padding: space(4) },
});

interface SummaryPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  rows: readonly { readonly label: string; readonly value: ReactNode }[];
  /** The final sum. */
  total?: { readonly label: string; readonly value: string };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSummaryPanel: SummaryPanelProps;
  }
}

/** A small line of text in a summary. */
export function SummaryNote({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={withClass(slot.note, className)} />;
}

/** A summary of an action in figures, with the button that confirms it. */
export function SummaryPanel(given: SummaryPanelProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSummaryPanel' });
  const { title, rows, total, children, className, ...rest } = props;
  const id = useId();
  const row = (label: string, value: ReactNode) => (
    <>
      <dt className={slot.label}>{label}</dt>
      <dd className={slot.value}>{value}</dd>
    </>
  );
  return (
    <Root aria-labelledby={id} {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <h4 className={slot.title} id={id}>
        {title}
      </h4>
      <dl className={slot.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={slot.row}>
            {row(label, value)}
          </div>
        ))}
        {total && <div className={withClass(slot.row, slot.total)}>{row(total.label, total.value)}</div>}
      </dl>
      {children}
    </Root>
  );
}
