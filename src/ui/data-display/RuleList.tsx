import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { CheckCircleFillIcon, CircleIcon, XCircleFillIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { hidden } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const ruleListClasses = slotClasses('MarqueeRuleList', [
  'root',
  'rule',
  'met',
  'missing',
  'mark',
  'state',
]);

const Root = styled('ul', {
  name: 'MarqueeRuleList',
  slot: 'Root',
  overridesResolver: innerSlots(ruleListClasses),
})<{ ownerState: RuleListProps }>({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(1, 3),
  margin: space(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  fontSize: textSize.note,
  lineHeight: '18px',
  color: vars.text.muted,
  // A last item that is alone in its row may span the whole row.
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  [`& .${ruleListClasses.rule}`]: { display: 'flex', alignItems: 'flex-start', gap: space(1.5), minWidth: 0 },
  [`& .${ruleListClasses.met}`]: { color: vars.success.main },
  [`& .${ruleListClasses.missing}`]: { color: vars.danger.main },
  [`& .${ruleListClasses.mark}`]: { flex: 'none', marginTop: space(0.5) },
  [`& .${ruleListClasses.state}`]: hidden,
  [media.phone]: { gridTemplateColumns: '1fr' },
});

const marks = { open: CircleIcon, met: CheckCircleFillIcon, missing: XCircleFillIcon } as const;

export interface RuleLine {
  text: string;
  /** open: nothing typed yet. missing: the field was left or submitted without it. */
  state: keyof typeof marks;
}

/** The list's `id`, by which a field refers to it in `aria-describedby`. */
interface RuleListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  label: string;
  rules: readonly RuleLine[];
  /** Read after the text, because screen readers hear neither colour nor mark. */
  stateText: { met: string; missing: string };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeRuleList: RuleListProps;
  }
}

/**
 * The requirements of a password; each is ticked while the user types. The list reserves its space from the start, so
 * nothing shifts.
 */
export function RuleList(given: RuleListProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeRuleList' });
  const { label, rules, stateText, className, ...rest } = props;
  return (
    <Root
      aria-label={label}
      {...rest}
      className={withClass(ruleListClasses.root, className)}
      ownerState={props}
    >
      {rules.map(({ text, state }) => {
        const Mark = marks[state];
        const own = state === 'open' ? undefined : ruleListClasses[state];
        return (
          <li key={text} className={withClass(ruleListClasses.rule, own)} data-state={state}>
            <Mark className={ruleListClasses.mark} fontSize={14} />
            <span>
              {text}
              {state !== 'open' && <small className={ruleListClasses.state}> {stateText[state]}</small>}
            </span>
          </li>
        );
      })}
    </Root>
  );
}
