import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { stressTexts } from '@/testing/samples';
import { Row } from '../../Row';
import { UserIcon } from '@/ui/media/icons';
import { Button, type ButtonTone, type ButtonVariant } from '@/ui/actions/Button';
import { inBrands } from '../../modes';

const variants: readonly ButtonVariant[] = ['solid', 'soft', 'outline', 'text'];
const tones: readonly ButtonTone[] = ['neutral', 'primary', 'accent', 'danger'];

const meta = {
  component: Button,
  args: { children: 'Đăng nhập', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };
export const Accent: Story = { args: { tone: 'accent', children: 'Nạp tiền' } };
export const Soft: Story = { args: { variant: 'soft', children: 'Hủy' } };
export const Outline: Story = { args: { variant: 'outline', children: 'Chơi thử' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Đăng xuất' } };
export const Text: Story = { args: { variant: 'text', children: 'Bỏ qua' } };
export const Small: Story = { args: { size: 'small', tone: 'primary' } };
export const Large: Story = { args: { size: 'large', tone: 'accent', children: 'Nhận thưởng' } };
export const WithIcon: Story = { args: { tone: 'primary', startIcon: <UserIcon fontSize={18} /> } };
export const AsLink: Story = { args: { variant: 'soft', href: '/promotions', children: 'Xem chi tiết' } };

export const Disabled: Story = {
  args: { tone: 'primary', disabled: true, children: 'Chưa đủ điều kiện' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { tone: 'accent', loading: true, children: 'Nạp tiền' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Nạp tiền' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const LongText: Story = { args: { children: stressTexts.longLabel } };

export const Everything: Story = {
  tags: ['brand-matrix', 'picture'],
  parameters: { chromatic: { modes: inBrands } },
  render: (args) => (
    <Row>
      <Button {...args} tone="primary" />
      <Button {...args} tone="accent" />
      <Button {...args} />
      <Button {...args} variant="outline" />
      <Button {...args} tone="danger" />
      <Button {...args} variant="text" />
      <Button {...args} tone="primary" loading />
      <Button {...args} tone="primary" disabled />
    </Row>
  ),
};

export const Tones: Story = {
  tags: ['brand-matrix'],
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Row key={tone}>
          {variants.map((variant) => (
            <Button key={variant} {...args} tone={tone} variant={variant} />
          ))}
        </Row>
      ))}
    </>
  ),
};
