import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { TitledPanel } from '@/ui/feedback/TitledPanel';

const meta = {
  component: TitledPanel,
  args: { title: 'Có thể nhận', children: <p>{stressTexts.marks}</p> },
} satisfies Meta<typeof TitledPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = { tags: ['brand-matrix', 'phone'] };
export const LongTitle: Story = { args: { title: stressTexts.longLabel } };
