import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { FieldTexts } from './FieldControlProps';
import { CheckCircleFillIcon, WarningCircleFillIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { hidden } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const fieldFrameClasses = slotClasses('MarqueeFieldFrame', [
  'root',
  'label',
  'required',
  'answer',
  'mark',
  'subject',
  'hint',
]);
const {
  root,
  label: labelClass,
  required: requiredClass,
  answer: answerClass,
  mark,
  subject,
  hint: hintClass,
} = fieldFrameClasses;

const FieldFrameRoot = styled('div', {
  name: 'MarqueeFieldFrame',
  slot: 'Root',
  overridesResolver: innerSlots(fieldFrameClasses),
})<{ ownerState: FieldFrameProps }>({
  minWidth: 0,
  [`& .${labelClass}`]: {
    display: 'block',
    marginBottom: space(1.5),
    fontSize: textSize.meta,
    lineHeight: '18px',
    fontWeight: 600,
    color: vars.text.secondary,
  },
  [`& .${requiredClass}`]: { color: vars.danger.main, fontStyle: 'normal' },
  [`& .${answerClass}, & .${hintClass}`]: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space(1.5),
    marginTop: space(1.5),
    fontSize: textSize.caption,
    lineHeight: '16px',
    color: vars.text.muted,
  },
  [`& .${answerClass}`]: { color: vars.success.main },
  [`& .${mark}`]: { flex: 'none', marginTop: space(0.5) },
  [`& .${subject}`]: hidden,
  variants: [
    { props: { labelHidden: true }, style: { [`& .${labelClass}`]: hidden } },
    {
      props: ({ ownerState }) => Boolean(ownerState.error),
      style: { [`& .${answerClass}`]: { color: vars.danger.main } },
    },
  ],
});

interface FieldFrameProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  controlId: string;
  children: (describedBy: string | undefined) => ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeFieldFrame: FieldFrameProps;
  }
}

const answerOf = ({ error, success }: FieldTexts) => {
  if (error) return { text: error, Mark: WarningCircleFillIcon };
  return success ? { text: success, Mark: CheckCircleFillIcon } : undefined;
};

/**
 * Frame of a field: label above; error or success and helper text below; the control in between comes from the
 * caller. An error does not replace the helper text.
 */
export function FieldFrame(given: FieldFrameProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeFieldFrame' });
  const {
    controlId,
    label,
    labelHidden,
    required,
    rules,
    helper,
    success,
    error,
    children,
    className,
    ...rest
  } = props;
  const answer = answerOf(props);
  const hint = success || (helper && error?.includes(helper)) ? undefined : helper;
  const ids = { answer: `${controlId}-answer`, hint: `${controlId}-hint` };
  const described = [answer && ids.answer, hint && ids.hint, rules].filter(Boolean).join(' ');
  return (
    <FieldFrameRoot {...rest} className={withClass(root, className)} ownerState={props}>
      <label className={labelClass} htmlFor={controlId} id={`${controlId}-label`}>
        {label}
        {required && (
          <em className={requiredClass} aria-hidden>
            {' '}
            *
          </em>
        )}
      </label>
      {children(described || undefined)}
      {answer && (
        <div className={answerClass} role={error ? 'alert' : undefined}>
          <answer.Mark className={mark} fontSize={14} />
          {/* An alert is announced wherever the focus is, so it names its field. */}
          {error && <small className={subject}>{label}: </small>}
          <span id={ids.answer}>{answer.text}</span>
        </div>
      )}
      {hint && (
        <div className={hintClass}>
          <span id={ids.hint}>{hint}</span>
        </div>
      )}
    </FieldFrameRoot>
  );
}
