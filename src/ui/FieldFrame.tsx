import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';
import { CheckCircleFillIcon, WarningCircleFillIcon } from './icons';
import { hidden } from './styleParts';

const Root = styled('div', { name: 'MarqueeField', slot: 'Root' })({
  minWidth: 0,
  '& > label': {
    display: 'block',
    marginBottom: 6,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 600,
    color: vars.text.secondary,
  },
  '& > label[data-hidden]': hidden,
  '& > label em': { color: vars.danger.main, fontStyle: 'normal' },
  '& > .hint': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 5,
    marginTop: 5,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.text.muted,
    '& svg': { flex: 'none', marginTop: 1 },
    '& > small': hidden,
    '&[data-tone=error]': { color: vars.danger.main },
    '&[data-tone=success]': { color: vars.success.main },
  },
});

interface FieldFrameProps {
  id: string;
  label: string;
  labelHidden?: boolean;
  required?: boolean;
  helper?: string;
  error?: string;
  success?: string;
  /** Ids of more that describes the field, such as the list of its rules. */
  rules?: string | undefined;
  children: (describedBy: string | undefined) => ReactNode;
}

const answerOf = ({ error, success }: Pick<FieldFrameProps, 'error' | 'success'>) => {
  if (error) return { tone: 'error', text: error, icon: <WarningCircleFillIcon fontSize={14} /> };
  return success ? { tone: 'success', text: success, icon: <CheckCircleFillIcon fontSize={14} /> } : null;
};

/** Label above, praise or complaint and help below; what stands between is the caller's. A complaint leaves the help there. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, required, helper, error, success, rules, children } = props;
  const answer = answerOf(props);
  const hint = success || (helper && error?.includes(helper)) ? undefined : helper;
  const ids = { answer: `${id}-answer`, hint: `${id}-hint` };
  const described = [answer && ids.answer, hint && ids.hint, rules].filter(Boolean).join(' ');
  return (
    <Root>
      <label htmlFor={id} id={`${id}-label`} data-hidden={labelHidden || undefined}>
        {label}
        {required && <em aria-hidden> *</em>}
      </label>
      {children(described || undefined)}
      {answer && (
        <div className="hint" data-tone={answer.tone} role={error ? 'alert' : undefined}>
          {answer.icon}
          {/* An alert is heard wherever the focus is; a description only in the field. */}
          {error && <small>{label}: </small>}
          <span id={ids.answer}>{answer.text}</span>
        </div>
      )}
      {hint && (
        <div className="hint" data-tone="helper">
          <span id={ids.hint}>{hint}</span>
        </div>
      )}
    </Root>
  );
}
