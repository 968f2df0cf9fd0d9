import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { Plate } from '@/ui/feedback/Plate';

const meta = {
  component: Plate,
  args: { title: 'Có thể nhận', children: <p>{stressTexts.marks}</p> },
} satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = { tags: ['brand-matrix', 'phone'] };
export const LongTitle: Story = { args: { title: stressTexts.longLabel } };
