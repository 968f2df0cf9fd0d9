import { Drawer } from '../../ui/overlays/Drawer';
import { LoginBubble } from '../../features/login/LoginBubble';
import { MegaMenu } from '../../ui/layout/MegaMenu';
import { Menu } from '../../ui/actions/Menu';
import { Modal } from '../../ui/overlays/Modal';
import { ModalArt } from '../../ui/overlays/ModalArt';
import { SidePanel } from '../../ui/overlays/SidePanel';
import { TopPanel } from '../../ui/layout/TopPanel';
import type { PartSamples } from './partSample';

const nothing = () => undefined;
const href = 'tel:19000000';
const vendors = Array.from({ length: 9 }, (_, place) => ({ id: String(place), name: 'Lumen', href }));

export const overlayParts = {
  MarqueeDrawer: {
    element: <Drawer open title="Lọc" closeLabel="Đóng" onClose={nothing} actions="Xem" />,
    variant: { side: 'left' },
  },
  MarqueeLoginBubble: {
    element: (
      <LoginBubble label="Đăng nhập" onPhone={nothing} defaultOpen>
        {() => 'Mẫu đơn'}
      </LoginBubble>
    ),
    variant: { label: 'Vào' },
  },
  MarqueeMegaMenu: {
    element: (
      <MegaMenu
        title="Slots"
        note="Hoàn trả 1%"
        enter={{ label: 'Vào', href }}
        more={{ label: 'Xem thêm', href }}
        tiles={vendors}
        aside="Giải đấu"
      />
    ),
    variant: { title: 'Casino' },
  },
  MarqueeMenu: {
    element: (
      <Menu
        label="Tài khoản"
        items={[{ id: 'a', label: 'Hồ sơ', note: 'mới' }]}
        opener={(opener) => <button {...opener}>Mở</button>}
        defaultOpen
      />
    ),
    variant: { label: 'Ngôn ngữ' },
  },
  MarqueeModal: {
    element: <Modal title="Đăng nhập" onClose={nothing} closeLabel="Đóng" actions="Vào" art="Chào" />,
    variant: { size: 'large' },
  },
  MarqueeModalArt: {
    element: <ModalArt heading="Chào mừng" text="Đăng nhập" picture="/art/icons/key.webp" />,
    variant: { heading: 'Xin chào' },
  },
  MarqueeSidePanel: {
    element: (
      <SidePanel title="Hỗ trợ" onClose={nothing} closeLabel="Đóng">
        Tin nhắn
      </SidePanel>
    ),
    variant: { title: 'Trợ giúp' },
  },
  MarqueeTopPanel: { element: <TopPanel label="Tìm" onClose={nothing} />, variant: { label: 'Lọc' } },
} satisfies PartSamples;
