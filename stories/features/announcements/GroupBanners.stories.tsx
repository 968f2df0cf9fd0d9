import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GroupBanners } from '@/features/announcements/GroupBanners';
import { inScenario } from '../../inScenario';

const meta = {
  component: GroupBanners,
  ...inScenario,
  args: { group: 'w_pointMall' },
  parameters: { requirements: ['POINT-01'] },
} satisfies Meta<typeof GroupBanners>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PointMall: Story = { tags: ['every-brand', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { data: 'empty' } } };
