import { styled } from '@mui/material/styles';
import Brazil from 'country-flag-icons/react/3x2/BR';
import China from 'country-flag-icons/react/3x2/CN';
import Britain from 'country-flag-icons/react/3x2/GB';
import Malaysia from 'country-flag-icons/react/3x2/MY';
import Thailand from 'country-flag-icons/react/3x2/TH';
import Vietnam from 'country-flag-icons/react/3x2/VN';
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
    <Root data-own-colours>
      <Picture />
    </Root>
  );
}
