import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { hidden, pressable } from '@/ui/styles/styleParts';
import { SlipDoor } from './slipDoor';

const Root = styled('button')({
  '&&&&&': hidden,
  // The next tab stop after a selected price; sighted mouse users have the slip in view.
  '&&&&&:focus': {
    ...pressable,
    position: 'absolute',
    zIndex: 6,
    bottom: `calc(100% + ${space(1)})`,
    insetInlineEnd: 0,
    width: 'auto',
    height: 40,
    minHeight: 40,
    margin: 0,
    padding: space(0, 3),
    clipPath: 'none',
    overflow: 'visible',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.overlay,
    boxShadow: vars.shadow.high,
    outline: `3px solid ${vars.focus.ring}`,
    color: vars.text.primary,
    font: 'inherit',
    fontSize: textSize.note,
    fontWeight: 600,
  },
});

/** The keyboard's way from a selected price to the slip, past all the prices between them. */
export function SlipLink() {
  const { t } = useTranslation('sports');
  const open = useContext(SlipDoor);
  return (
    <Root type="button" onClick={open}>
      {t('toSlip')}
    </Root>
  );
}
