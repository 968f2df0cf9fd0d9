import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ResultSheet } from '@/features/lottery/ResultSheet';
import { HeadTailTable } from '@/features/lottery/HeadTailTable';
import { inScenario } from '../../inScenario';

const meta = {
  component: ResultSheet,
  ...inScenario,
  args: {
    title: 'Đầu và đuôi: Miền Bắc',
    note: '27 số',
    children: <HeadTailTable numbers={['52846', '40917']} />,
  },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof ResultSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['brand-matrix', 'phone'] };
export const LongTitle: Story = {
  args: { title: 'Thừa Thiên Huế, kỳ quay đặc biệt mừng ngày hội lớn của cả miền', note: 'Thứ Bảy, 21/11' },
};
