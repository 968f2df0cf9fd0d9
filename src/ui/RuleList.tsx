import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { CheckCircleFillIcon, CircleIcon, XCircleFillIcon } from './icons';
import { media } from './media';
import { hidden } from './styleParts';

const Root = styled('ul', { name: 'MarqueeRuleList', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 12px',
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: 12.5,
  lineHeight: '18px',
  color: vars.text.muted,
  // A last one alone in its row may be as long as that.
  '& li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 6, minWidth: 0 },
  '& svg': { flex: 'none', marginTop: 2 },
  '& li[data-state=met]': { color: vars.success.main },
  '& li[data-state=missing]': { color: vars.danger.main },
  '& small': hidden,
  [media.phone]: { gridTemplateColumns: '1fr' },
});

const marks = { open: CircleIcon, met: CheckCircleFillIcon, missing: XCircleFillIcon } as const;

export interface RuleLine {
  text: string;
  /** open: nothing typed yet. missing: left or sent without it. */
  state: keyof typeof marks;
}

interface RuleListProps {
  /** By which the field says that it is described by the list. */
  id?: string;
  label: string;
  rules: readonly RuleLine[];
  /** Read after the text: colour and mark alone would tell nothing to those who hear the page. */
  stateText: { met: string; missing: string };
}

/** What a password needs, ticked line by line while it is typed. It has its place from the start, so nothing moves. */
export function RuleList({ id, label, rules, stateText }: RuleListProps) {
  return (
    <Root id={id} aria-label={label}>
      {rules.map(({ text, state }) => {
        const Mark = marks[state];
        return (
          <li key={text} data-state={state}>
            <Mark fontSize={14} />
            <span>
              {text}
              {state !== 'open' && <small> {stateText[state]}</small>}
            </span>
          </li>
        );
      })}
    </Root>
  );
}
