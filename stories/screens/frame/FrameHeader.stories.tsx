import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FrameHeader } from '@/screens/frame/FrameHeader';
import { inScenario } from '../../inScenario';

const meta = {
  component: FrameHeader,
  ...inScenario,
  parameters: { layout: 'fullscreen', requirements: ['HDR-01', 'HDR-02', 'HDR-03'] },
} satisfies Meta<typeof FrameHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['brand-matrix', 'phone'] };
export const Member: Story = { tags: ['phone'], parameters: { scenario: { role: 'member' } } };
export const WithoutAnswers: Story = { parameters: { scenario: { data: 'loading' } } };
