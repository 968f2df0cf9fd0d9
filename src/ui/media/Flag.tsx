import { styled, useThemeProps } from '@mui/material/styles';
import Vietnam from 'country-flag-icons/react/3x2/VN';
import type { ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

// The flag of the most frequent language is inline; the others are files, because Brazil's alone has a kilobyte.
const drawn = { VI: Vietnam } as const;
const files = { EN: 'gb', CN: 'cn', MS: 'ms', TY: 'ty', PT: 'pt' } as const;

/** Language codes of the platform that have a flag. */
export type FlagCode = keyof typeof drawn | keyof typeof files;

const isDrawn = (code: FlagCode): code is keyof typeof drawn => Object.hasOwn(drawn, code);

export const flagClasses = slotClasses('MarqueeFlag', ['root', 'picture']);

const Root = styled('span', {
  name: 'MarqueeFlag',
  slot: 'Root',
  overridesResolver: innerSlots(flagClasses),
})<{ ownerState: FlagProps }>({
  display: 'inline-block',
  flex: 'none',
  width: 20,
  height: 14,
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.xs} / 2)`,
  [`& .${flagClasses.picture}`]: { display: 'block', width: '100%', height: '100%' },
});

interface FlagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  code: FlagCode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeFlag: FlagProps;
  }
}

export function Flag(given: FlagProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeFlag' });
  const { code, className, ...rest } = props;
  return (
    <Root data-own-colours {...rest} className={withClass(flagClasses.root, className)} ownerState={props}>
      {isDrawn(code) ? <Drawn code={code} /> : <Filed code={code} />}
    </Root>
  );
}

function Drawn({ code }: { code: keyof typeof drawn }) {
  const Picture = drawn[code];
  return <Picture className={flagClasses.picture} />;
}

function Filed({ code }: { code: keyof typeof files }) {
  return (
    <img
      className={flagClasses.picture}
      src={`/art/flags/${files[code]}.svg`}
      alt=""
      width={20}
      height={14}
    />
  );
}
