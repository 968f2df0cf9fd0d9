import { styled } from '@mui/material/styles';
import Brazil from 'country-flag-icons/3x2/BR.svg';
import China from 'country-flag-icons/3x2/CN.svg';
import Britain from 'country-flag-icons/3x2/GB.svg';
import Malaysia from 'country-flag-icons/3x2/MY.svg';
import Thailand from 'country-flag-icons/3x2/TH.svg';
import Vietnam from 'country-flag-icons/3x2/VN.svg';
import { vars } from '#theme/vars';

const flags = { VI: Vietnam, EN: Britain, CN: China, MS: Malaysia, TY: Thailand, PT: Brazil } as const;

/** Language codes of the platform that have a flag. */
export type FlagCode = keyof typeof flags;

const Root = styled('span', { name: 'MarqueeFlag', slot: 'Root' })({
  display: 'inline-block',
  flex: 'none',
  width: 20,
  height: 14,
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.xs} / 2)`,
  '& svg': { display: 'block', width: '100%', height: '100%' },
});

export function Flag({ code }: { code: FlagCode }) {
  const Picture = flags[code];
  return (
    <Root>
      <Picture preserveAspectRatio="xMidYMid slice" />
    </Root>
  );
}
