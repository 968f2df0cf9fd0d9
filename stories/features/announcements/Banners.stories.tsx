import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Banners } from '@/features/announcements/Banners';
import { inScenario } from '../../inScenario';

const meta = {
  component: Banners,
  ...inScenario,
  parameters: { requirements: ['HOME-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const LongText: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
