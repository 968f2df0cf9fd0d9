import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { CaretDownIcon, PlusIcon } from '../../ui/icons';
import type { PartSamples } from './partSample';

export const actionParts = {
  MarqueeButton: {
    element: (
      <Button loading startIcon={<PlusIcon />} endIcon={<CaretDownIcon />}>
        Nạp tiền
      </Button>
    ),
    variant: { tone: 'accent' },
  },
  MarqueeIconButton: {
    element: (
      <IconButton label="Thêm">
        <PlusIcon />
      </IconButton>
    ),
    variant: { variant: 'soft' },
  },
} satisfies PartSamples;
