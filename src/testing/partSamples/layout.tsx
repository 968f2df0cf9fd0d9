import { CardGrid } from '../../ui/CardGrid';
import { CardStrip } from '../../ui/CardStrip';
import { CashierColumns } from '../../ui/CashierColumns';
import { FormStack } from '../../ui/FormStack';
import { Frame } from '../../ui/Frame';
import { InfiniteList } from '../../ui/InfiniteList';
import { Plate } from '../../ui/Plate';
import { RightBar } from '../../ui/RightBar';
import { RoomGrid } from '../../ui/RoomGrid';
import { SandboxFrame } from '../../ui/SandboxFrame';
import { SectionHeading } from '../../ui/SectionHeading';
import { StepHeading } from '../../ui/StepHeading';
import { Strip } from '../../ui/Strip';
import { StripArrows } from '../../ui/StripArrows';
import { TileStrip } from '../../ui/TileStrip';
import { VirtualGrid } from '../../ui/VirtualGrid';
import type { PartSamples } from './partSample';

const act = () => undefined;
const items = [{ id: 'a', content: 'Sao' }];
const ways = { previous: 'Trước', next: 'Sau' };

export const layoutParts = {
  MarqueeCardGrid: { element: <CardGrid />, variant: { title: 'Trò chơi' } },
  MarqueeCardStrip: { element: <CardStrip cards={items} labels={ways} />, variant: { title: 'Trò chơi' } },
  MarqueeCashierColumns: { element: <CashierColumns />, variant: { title: 'Nạp tiền' } },
  MarqueeFormStack: { element: <FormStack />, variant: { title: 'Đăng nhập' } },
  MarqueeFrame: { element: <Frame />, variant: { title: 'Trang' } },
  MarqueeInfiniteList: {
    element: <InfiniteList hasMore loading onMore={act} labels={{ more: 'Thêm', retry: 'Thử lại' }} />,
    variant: { failed: true },
  },
  MarqueePlate: { element: <Plate title="Thẻ">Ngân hàng</Plate>, variant: { title: 'Ví' } },
  MarqueeRightBar: {
    element: (
      <RightBar
        labels={{ region: 'Lối tắt', app: 'App', chat: 'Chat', facebook: 'F', telegram: 'T', top: 'Lên' }}
        app={{ code: 'QR', title: 'App', note: 'Quét mã', defaultOpen: true }}
        chat="/chat"
        onTop={act}
      />
    ),
    variant: { chat: '/support' },
  },
  MarqueeRoomGrid: { element: <RoomGrid items={items} />, variant: { wholeRows: true } },
  MarqueeSandboxFrame: {
    element: <SandboxFrame src="about:blank" title="Kiểm tra" onMessage={act} />,
    variant: { hidden: true },
  },
  MarqueeSectionHeading: {
    element: <SectionHeading title="Sòng bài" more={{ label: 'Tất cả', href: '/live' }} />,
    variant: { note: '2 bàn' },
  },
  MarqueeStepHeading: { element: <StepHeading>Số tiền</StepHeading>, variant: { unseen: true } },
  MarqueeStrip: { element: <Strip variant="cards" items={items} />, variant: { variant: 'panels' } },
  MarqueeStripArrows: { element: <StripArrows step={act} labels={ways} />, variant: { title: 'Trò chơi' } },
  MarqueeTileStrip: { element: <TileStrip items={items} />, variant: { title: 'Xổ số' } },
  MarqueeVirtualGrid: {
    element: (
      <VirtualGrid count={0} label="Trò chơi">
        {act}
      </VirtualGrid>
    ),
    variant: { busy: true },
  },
} satisfies PartSamples;
