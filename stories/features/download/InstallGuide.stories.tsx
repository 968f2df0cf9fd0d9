import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InstallGuide } from '@/features/download/InstallGuide';
import { inScenario } from '../../inScenario';

const meta = {
  component: InstallGuide,
  ...inScenario,
  args: { device: 'android' },
  parameters: { requirements: ['INFO-04'] },
} satisfies Meta<typeof InstallGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Android: Story = { tags: ['brand-matrix', 'phone'] };
export const Ios: Story = { args: { device: 'ios' } };
export const Desktop: Story = { args: { device: 'desktop' } };
