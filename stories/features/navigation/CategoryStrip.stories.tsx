import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CategoryStrip } from '@/features/navigation/CategoryStrip';
import { inScenario } from '../../inScenario';
import { onPhone } from '../../modes';

const meta = {
  component: CategoryStrip,
  ...inScenario,
  parameters: { path: '/rng', requirements: ['NAV-09'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: onPhone } },
};
export const Loading: Story = { tags: ['phone'], parameters: { scenario: { data: 'loading' } } };
export const VendorsFailed: Story = { tags: ['phone'], parameters: { scenario: { data: 'error' } } };
