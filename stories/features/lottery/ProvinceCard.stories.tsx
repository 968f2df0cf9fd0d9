import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProvinceCard } from '@/features/lottery/ProvinceCard';
import { inScenario } from '../../inScenario';

const meta = {
  component: ProvinceCard,
  ...inScenario,
  args: {
    code: 'VNDNG',
    region: 'central',
    name: 'Đà Nẵng',
    note: 'Thứ Bảy, 21/11',
    href: '/vnLottery?gameCode=VNDNG',
  },
  decorators: [
    ...(inScenario.decorators as []),
    (Story) => (
      <div style={{ maxWidth: 382 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['STAGE-01'] },
} satisfies Meta<typeof ProvinceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = { tags: ['brand-matrix', 'phone'] };
export const Large: Story = { tags: ['brand-matrix', 'phone'], args: { large: true } };
export const LongName: Story = {
  args: { name: 'Thừa Thiên Huế, kỳ quay đặc biệt mừng ngày hội lớn của cả miền' },
};
