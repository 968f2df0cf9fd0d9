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

const hintOf = ({ error, success, helper }: Pick<FieldFrameProps, 'error' | 'success' | 'helper'>) => {
  if (error) return { tone: 'error', text: error, icon: <WarningCircleFillIcon fontSize={14} /> };
  if (success) return { tone: 'success', text: success, icon: <CheckCircleFillIcon fontSize={14} /> };
  return helper ? { tone: 'helper', text: helper, icon: null } : null;
};

/** Label above, one line of help, praise or complaint below; what stands between is the caller's. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, required, rules, children, ...hints } = props;
  const hint = hintOf(hints);
  const hintId = `${id}-hint`;
  return (
    <Root>
      <label htmlFor={id} id={`${id}-label`} data-hidden={labelHidden || undefined}>
        {label}
        {required && <em aria-hidden> *</em>}
      </label>
      {children([hint && hintId, rules].filter(Boolean).join(' ') || undefined)}
      {hint && (
        <div className="hint" data-tone={hint.tone} role={hint.tone === 'error' ? 'alert' : undefined}>
          {hint.icon}
          {/* An alert is heard wherever the focus is; a description only in the field. */}
          {hint.tone === 'error' && <small>{label}: </small>}
          <span id={hintId}>{hint.text}</span>
        </div>
      )}
    </Root>
  );
}
