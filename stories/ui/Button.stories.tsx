import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { hard } from '../samples';
import { Row } from '../Row';
import { UserIcon } from '@/ui/icons';
import { Button, type ButtonTone } from '@/ui/Button';
import { inBrands } from '../modes';

const tones: readonly ButtonTone[] = ['primary', 'accent', 'soft', 'outline', 'danger', 'text'];

const meta = {
  component: Button,
  args: { children: 'Đăng nhập', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };
export const Accent: Story = { args: { tone: 'accent', children: 'Nạp tiền' } };
export const Soft: Story = { args: { tone: 'soft', children: 'Hủy' } };
export const Outline: Story = { args: { tone: 'outline', children: 'Chơi thử' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Đăng xuất' } };
export const Text: Story = { args: { tone: 'text', children: 'Bỏ qua' } };
export const Small: Story = { args: { size: 'small', tone: 'primary' } };
export const Large: Story = { args: { size: 'large', tone: 'accent', children: 'Nhận thưởng' } };
export const WithIcon: Story = { args: { tone: 'primary', start: <UserIcon fontSize={18} /> } };
export const AsLink: Story = { args: { tone: 'soft', href: '/promotions', children: 'Xem chi tiết' } };

export const Disabled: Story = {
  args: { tone: 'primary', disabled: true, children: 'Chưa đủ điều kiện' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { tone: 'accent', busy: true, children: 'Nạp tiền' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Nạp tiền' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const LongText: Story = { args: { children: hard.longLabel } };

export const Everything: Story = {
  tags: ['brand-matrix', 'picture'],
  parameters: { chromatic: { modes: inBrands } },
  render: (args) => (
    <Row>
      {tones.map((tone) => (
        <Button key={tone} {...args} tone={tone} />
      ))}
      <Button {...args} tone="primary" busy />
      <Button {...args} tone="primary" disabled />
    </Row>
  ),
};
