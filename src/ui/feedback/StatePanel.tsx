import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { display, panel } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const stateClasses = slotClasses('MarqueeState', [
  'root',
  'picture',
  'mark',
  'title',
  'text',
  'actions',
  'code',
]);

const StateRoot = styled('section', {
  name: 'MarqueeState',
  slot: 'Root',
  overridesResolver: innerSlots(stateClasses),
})<{ ownerState: StatePanelProps }>({
  ...panel,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 200,
  padding: '32px 24px',
  textAlign: 'center',
  [`& .${stateClasses.picture}`]: { width: 76, height: 76, objectFit: 'contain', marginBottom: space(3) },
  [`& .${stateClasses.mark}`]: {
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    marginBottom: space(3.5),
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.overlay,
    color: vars.text.secondary,
  },
  [`& .${stateClasses.title}`]: {
    ...display(17, 26),
    margin: 0,
    color: vars.text.primary,
    textWrap: 'balance',
  },
  [`& .${stateClasses.text}`]: {
    margin: space(1, 0, 0),
    maxWidth: 380,
    color: vars.text.secondary,
    textWrap: 'balance',
  },
  [`& .${stateClasses.actions}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2.5),
    marginTop: space(4),
  },
  [`& .${stateClasses.code}`]: { marginTop: space(3.5), color: vars.text.muted, fontSize: textSize.caption },
  variants: [{ props: { plain: true }, style: { background: 'none', border: 0, boxShadow: 'none' } }],
});

export interface StatePanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title: string;
  text?: string;
  /** Address of a picture, or an icon. */
  picture?: string;
  icon?: ReactNode;
  actions?: ReactNode;
  code?: string;
  /** Without panel styles, for a container that already has them. */
  plain?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeState: StatePanelProps;
  }
}

/** Replaces content that is empty or failed to load. */
export function StatePanel(given: StatePanelProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeState' });
  const { title, text, picture, icon, actions, code, plain, className, ...rest } = props;
  return (
    <StateRoot {...rest} className={withClass(stateClasses.root, className)} ownerState={props}>
      {picture && <img className={stateClasses.picture} src={picture} alt="" width={76} height={76} />}
      {icon && <span className={stateClasses.mark}>{icon}</span>}
      <p className={stateClasses.title}>{title}</p>
      {text && <p className={stateClasses.text}>{text}</p>}
      {actions && <div className={stateClasses.actions}>{actions}</div>}
      {code && <small className={stateClasses.code}>{code}</small>}
    </StateRoot>
  );
}
