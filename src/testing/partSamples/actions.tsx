import { Button } from '../../ui/actions/Button';
import { Chip } from '../../ui/actions/Chip';
import { ChipLinks } from '../../ui/actions/ChipLinks';
import { ChoiceTiles } from '../../ui/actions/ChoiceTiles';
import { IconButton } from '../../ui/actions/IconButton';
import { CaretDownIcon, PlusIcon } from '../../ui/media/icons';
import { LineTabs } from '../../ui/layout/LineTabs';
import { Link } from '../../ui/actions/Link';
import { OddsButton } from '../../ui/gaming/OddsButton';
import { Pagination } from '../../ui/actions/Pagination';
import { PauseButton } from '../../ui/actions/PauseButton';
import { TabList } from '../../ui/actions/TabList';
import type { PartSamples } from './partSample';

const nothing = () => undefined;

const tabs = {
  tabs: [{ id: 'live', label: 'Casino' }],
  value: 'live',
  onChange: nothing,
  label: 'Sảnh',
  idBase: 'lobby',
};

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
  MarqueeChip: { element: <Chip onClick={nothing}>7 ngày</Chip>, variant: { selected: true } },
  MarqueeChipLinks: {
    element: <ChipLinks label="Lối tắt" links={[{ href: 'tel:19000000', label: 'Gọi' }]} />,
    variant: { label: 'Lối khác' },
  },
  MarqueeChoiceTiles: {
    element: (
      <ChoiceTiles
        legend="Phương thức"
        name="way"
        value="QR"
        choices={[
          { id: 'QR', title: 'Quét mã QR', lines: ['1 đến 3 phút'], picture: '/art/icons/target.webp' },
        ]}
        onChange={nothing}
      />
    ),
    variant: { size: 'large' },
  },
  MarqueeLineTabs: { element: <LineTabs {...tabs} />, variant: { label: 'Kiểu chơi' } },
  MarqueeLink: { element: <Link href="mailto:a@vidu.example">Thư</Link>, variant: { tone: 'neutral' } },
  MarqueeOddsButton: {
    element: <OddsButton label="Chủ" odds="1,42" move={{ way: 'up', label: 'tăng' }} onClick={nothing} />,
    variant: { selected: true },
  },
  MarqueePagination: {
    element: (
      <Pagination
        page={1}
        count={40}
        onChange={nothing}
        labels={{ region: 'Trang', previous: 'Trước', next: 'Sau', page: String }}
      />
    ),
    variant: { page: 2 },
  },
  MarqueePauseButton: {
    element: <PauseButton paused={false} onChange={nothing} labels={{ pause: 'Dừng', goOn: 'Chạy tiếp' }} />,
    variant: { tone: 'art' },
  },
  MarqueeTabList: { element: <TabList {...tabs} />, variant: { variant: 'segment' } },
} satisfies PartSamples;
