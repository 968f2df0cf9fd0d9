import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RuleList } from '@/ui/data-display/RuleList';

const meta = {
  component: RuleList,
  args: {
    label: 'Yêu cầu của mật khẩu',
    stateText: { met: 'Đạt', missing: 'Còn thiếu' },
    rules: [
      { text: '8-16 ký tự', state: 'met' },
      { text: 'Có chữ hoa', state: 'met' },
      { text: 'Có chữ số', state: 'open' },
      { text: 'Có ký hiệu, ví dụ @ #', state: 'missing' },
    ],
  },
} satisfies Meta<typeof RuleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = { tags: ['brand-matrix', 'phone'] };
