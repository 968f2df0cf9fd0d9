import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoticeTicker } from '@/features/announcements/NoticeTicker';
import { inScenario } from '../../inScenario';

const meta = {
  component: NoticeTicker,
  ...inScenario,
  parameters: { requirements: ['HOME-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['brand-matrix', 'phone'] };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
