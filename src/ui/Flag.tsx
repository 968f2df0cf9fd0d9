import { styled } from '@mui/material/styles';
import Vietnam from 'country-flag-icons/react/3x2/VN';
import { vars } from '#theme/vars';

// Of the language that nearly every visit begins in; the other flags are files, as Brazil's alone weighs a kilobyte.
const drawn = { VI: Vietnam } as const;
const files = { EN: 'gb', CN: 'cn', MS: 'ms', TY: 'ty', PT: 'pt' } as const;

/** Language codes of the platform that have a flag. */
export type FlagCode = keyof typeof drawn | keyof typeof files;

const isDrawn = (code: FlagCode): code is keyof typeof drawn => Object.hasOwn(drawn, code);

const Root = styled('span', { name: 'MarqueeFlag', slot: 'Root' })({
  display: 'inline-block',
  flex: 'none',
  width: 20,
  height: 14,
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.xs} / 2)`,
  '& svg, & img': { display: 'block', width: '100%', height: '100%' },
});

export function Flag({ code }: { code: FlagCode }) {
  return <Root data-own-colours>{isDrawn(code) ? <Drawn code={code} /> : <Filed code={code} />}</Root>;
}

function Drawn({ code }: { code: keyof typeof drawn }) {
  const Picture = drawn[code];
  return <Picture />;
}

function Filed({ code }: { code: keyof typeof files }) {
  return <img src={`/art/flags/${files[code]}.svg`} alt="" width={20} height={14} />;
}
