import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TalkList } from '@/shared/TalkList';

const meta = {
  component: TalkList,
  args: {
    label: 'Tin nhắn',
    nothing: 'Chưa có tin nhắn',
    rows: [
      { key: 1, isOwn: false, note: 'Lan, 20:45', said: 'Chào bạn, tôi có thể giúp gì?' },
      { key: 2, isOwn: true, note: 'Bạn, 20:46', said: 'Lệnh rút của tôi chưa về.\nMã W261120.' },
    ],
  },
} satisfies Meta<typeof TalkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { tags: ['brand-matrix'] };
export const Nothing: Story = { args: { rows: [] } };
export const LongWord: Story = {
  args: { rows: [{ key: 1, isOwn: false, note: 'Lan, 20:45', said: 'x'.repeat(400) }] },
};
