import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { notices } from '@/testing/samples';
import { NoticeBar } from '@/features/announcements/NoticeBar';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: NoticeBar,
  args: {
    items: notices,
    allHref: '/noticePage',
    labels: {
      region: 'Thông báo',
      all: 'Xem tất cả',
      previous: 'Thông báo trước',
      next: 'Thông báo sau',
      pause: 'Dừng thông báo',
      goOn: 'Cho thông báo chạy tiếp',
    },
    onOpen: fn(),
  },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneAtATime: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone }, requirements: ['HOME-02', 'WL-07'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thông báo sau' }));
    await userEvent.click(canvas.getByRole('button', { name: /Hoàn trả hằng ngày/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('2');
  },
};
export const OnlyOne: Story = {
  args: { items: notices.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Thông báo sau' })).not.toBeInTheDocument();
  },
};
export const Empty: Story = { args: { items: [] } };
