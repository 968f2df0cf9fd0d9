import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { stressTexts, pictures } from '@/testing/samples';
import { Button } from '@/ui/actions/Button';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { Modal } from '@/ui/overlays/Modal';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: Modal,
  args: {
    title: 'Bảo trì định kỳ',
    children: (
      <p>Sảnh Lumen tạm ngưng từ 02:00 đến 04:00 ngày 21/11/2026. Vé cược đã đặt vẫn được giữ nguyên.</p>
    ),
    closeLabel: 'Đóng',
    onClose: fn(),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Bảo trì định kỳ' });
    const { width, height } = dialog.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(200);
    await expect(height).toBeGreaterThanOrEqual(200);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
  parameters: { requirements: ['MOD-06'] },
};
export const Tiny: Story = { args: { title: 'Ý', children: undefined, size: 'small' } };
export const WithActions: Story = {
  args: {
    title: 'Bạn muốn đăng xuất?',
    children: undefined,
    size: 'small',
    alert: true,
    actions: (
      <>
        <Button variant="text">Ở lại</Button>
        <Button tone="danger">Đăng xuất</Button>
      </>
    ),
  },
};
export const WithArt: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  args: {
    title: 'Đăng nhập',
    size: 'large',
    phone: 'page',
    art: (
      <ModalArt
        heading="Chào mừng trở lại"
        text="Đăng nhập để xem số dư và lịch sử cược."
        picture={pictures.hero}
      />
    ),
  },
};
export const MustBeAnswered: Story = {
  args: { title: 'Đổi mật khẩu', onClose: undefined },
  play: async () => {
    const body = within(document.body);
    await body.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
    await expect(body.queryByRole('button', { name: 'Đóng' })).not.toBeInTheDocument();
  },
};
export const LongText: Story = {
  tags: ['phone'],
  args: {
    title: stressTexts.longLabel,
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>{stressTexts.consent}</p>),
  },
};
