import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FrameTabBar } from '@/screens/frame/FrameTabBar';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: FrameTabBar,
  ...inScenario,
  parameters: { requirements: ['NAV-07'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['brand-matrix', 'phone'] };
export const Member: Story = { tags: ['phone'], parameters: { scenario: { role: 'member' } } };
export const WithoutAnswers: Story = { parameters: { scenario: { data: 'loading' } } };
