import { BannerSlide } from '../../features/announcements/BannerSlide';
import { CardGrid } from '../../ui/layout/CardGrid';
import { CardStrip } from '../../ui/layout/CardStrip';
import { Carousel } from '../../ui/media/Carousel';
import { CashierColumns } from '../../ui/layout/CashierColumns';
import { Centre } from '../../ui/layout/Centre';
import { CentreMenu } from '../../ui/layout/CentreMenu';
import { CentrePage } from '../../ui/layout/CentrePage';
import { CentreTabs } from '../../ui/layout/CentreTabs';
import { Form } from '../../ui/fields/Form';
import { FormRow } from '../../ui/fields/FormRow';
import { FormStack } from '../../ui/layout/FormStack';
import { Frame } from '../../ui/layout/Frame';
import { Heading } from '../../ui/typography/Heading';
import { InfiniteList } from '../../ui/layout/InfiniteList';
import { Inline } from '../../ui/layout/Inline';
import { NavBar } from '../../ui/layout/NavBar';
import { PhoneTabBar } from '../../ui/layout/PhoneTabBar';
import { TitledPanel } from '../../ui/feedback/TitledPanel';
import { RewardGrid } from '../../ui/layout/RewardGrid';
import { RightBar } from '../../ui/layout/RightBar';
import { RoomGrid } from '../../ui/layout/RoomGrid';
import { SandboxFrame } from '../../ui/media/SandboxFrame';
import { SectionHeading } from '../../ui/layout/SectionHeading';
import { SideScroll } from '../../ui/layout/SideScroll';
import { SiteFooter } from '../../ui/layout/SiteFooter';
import { SiteHeader, siteHeaderClasses } from '../../ui/layout/SiteHeader';
import { Stack } from '../../ui/layout/Stack';
import { StepHeading } from '../../ui/typography/StepHeading';
import { Strip } from '../../ui/layout/Strip';
import { StripArrows } from '../../ui/layout/StripArrows';
import { Text } from '../../ui/typography/Text';
import { TileStrip } from '../../ui/layout/TileStrip';
import { VirtualGrid } from '../../ui/layout/VirtualGrid';
import type { PartSamples } from './partSample';

const act = () => undefined;
const items = [{ id: 'a', content: 'Sao' }];
const pages = ['a', 'b'].map((id) => ({ id, label: id, href: `/${id}`, icon: id, current: id === 'a' }));
const groups = [{ id: 'g', label: 'Ví', items: pages }];
const ways = { previous: 'Trước', next: 'Sau' };

export const layoutParts = {
  MarqueeBannerSlide: {
    element: (
      <BannerSlide
        {...{ eyebrow: 'Mới', title: 'Lì xì', figure: '131K', text: 'Mỗi ngày', condition: 'Cược đủ 5 lần' }}
        action={{ label: 'Xem', href: '/promotions' }}
        art={{ src: '/a.webp' }}
      />
    ),
    variant: { title: 'Hoàn tiền' },
  },
  MarqueeCardGrid: { element: <CardGrid />, variant: { title: 'Trò chơi' } },
  MarqueeCardStrip: { element: <CardStrip cards={items} labels={ways} />, variant: { title: 'Trò chơi' } },
  MarqueeCarousel: {
    element: (
      <Carousel
        slides={['1', '2', '3', '4'].map((id) => ({ id, content: id }))}
        labels={{ ...ways, region: 'Tin', goTo: String, pause: 'Dừng', goOn: 'Chạy tiếp' }}
      />
    ),
    variant: { every: 9_000 },
  },
  MarqueeCashierColumns: { element: <CashierColumns />, variant: { title: 'Nạp tiền' } },
  MarqueeCentre: {
    element: (
      <Centre
        {...{ name: 'Thành viên', title: 'Nạp tiền', person: 'Lan', groups }}
        labels={{ menu: 'Mục', close: 'Đóng' }}
        onClose={act}
      />
    ),
    variant: { title: 'Rút tiền' },
  },
  MarqueeCentreMenu: { element: <CentreMenu label="Mục" groups={groups} />, variant: { label: 'Trang' } },
  MarqueeCentrePage: { element: <CentrePage lead="Số dư" />, variant: { lead: 'Ví' } },
  MarqueeCentreTabs: { element: <CentreTabs label="Mục" items={pages} />, variant: { label: 'Trang' } },
  MarqueeFooter: {
    element: (
      <SiteFooter
        {...{ logo: 'M', description: 'Cược', age: '21+', warning: 'Chơi có chừng', rights: '© 2026' }}
        groups={[
          { title: 'Về chúng tôi', links: Array.from('1234567', (label) => ({ label, href: `/${label}` })) },
        ]}
        vendors={[{ id: 'a', name: 'JL', picture: ['/a.webp'] }]}
        licence="Giấy phép"
        market={{ title: 'VN', text: 'Luật', link: { label: 'Xem', href: '/help' } }}
      />
    ),
    variant: { age: '18+' },
  },
  MarqueeForm: { element: <Form onSubmit={act} />, variant: { columns: true } },
  MarqueeFormRow: { element: <FormRow />, variant: { variant: 'links' } },
  MarqueeFormStack: { element: <FormStack />, variant: { title: 'Đăng nhập' } },
  MarqueeFrame: { element: <Frame />, variant: { title: 'Trang' } },
  MarqueeHeading: { element: <Heading level={2} />, variant: { variant: 'h3' } },
  MarqueeInline: { element: <Inline />, variant: { justify: 'end' } },
  MarqueeStack: { element: <Stack />, variant: { align: 'center' } },
  MarqueeText: { element: <Text />, variant: { tone: 'muted' } },
  MarqueeHeader: {
    element: (
      <SiteHeader
        {...{ logo: 'M', clock: '20:20', tools: 'VI', wideTools: 'Tìm', nav: 'Slots' }}
        account={
          <span className={siteHeaderClasses.atFoot}>
            <b className={siteHeaderClasses.entry}>Vào</b>
          </span>
        }
      />
    ),
    variant: { clock: '20:21' },
  },
  MarqueeInfiniteList: {
    element: <InfiniteList hasMore loading onMore={act} labels={{ more: 'Thêm', retry: 'Thử lại' }} />,
    variant: { failed: true },
  },
  MarqueeNavBar: {
    element: (
      <NavBar
        label="Danh mục"
        items={pages.map((page) => ({ ...page, hot: true, menuLabel: page.label }))}
        renderMenu={(id) => id}
        more={{ label: 'Thêm', render: () => null }}
        defaultOpen="a"
      />
    ),
    variant: { label: 'Trang' },
  },
  MarqueePhoneTabBar: {
    element: <PhoneTabBar label="Trang" items={pages.map((page) => ({ ...page, raised: page.current }))} />,
    variant: { label: 'Lối đi' },
  },
  MarqueeTitledPanel: { element: <TitledPanel title="Thẻ">Ngân hàng</TitledPanel>, variant: { title: 'Ví' } },
  MarqueeRewardGrid: { element: <RewardGrid />, variant: { title: 'Quà' } },
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
  MarqueeSideScroll: { element: <SideScroll label="Bảng">Cược</SideScroll>, variant: { dir: 'rtl' } },
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
