import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InstallPicture } from '@/features/download/InstallPicture';
import { inScenario } from '../../inScenario';

const meta = {
  component: InstallPicture,
  ...inScenario,
  args: { device: 'android', step: 'choose' },
  parameters: { requirements: ['INFO-04'] },
} satisfies Meta<typeof InstallPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AndroidOpen: Story = { args: { device: 'android', step: 'open' } };
export const AndroidChoose: Story = { args: { device: 'android', step: 'choose' } };
export const AndroidAdd: Story = { args: { device: 'android', step: 'add' } };
export const AndroidUse: Story = { args: { device: 'android', step: 'use' } };
export const IosOpen: Story = { args: { device: 'ios', step: 'open' } };
export const IosChoose: Story = { args: { device: 'ios', step: 'choose' } };
export const IosAdd: Story = { args: { device: 'ios', step: 'add' } };
export const IosUse: Story = { args: { device: 'ios', step: 'use' } };
export const DesktopOpen: Story = { args: { device: 'desktop', step: 'open' } };
export const DesktopChoose: Story = { args: { device: 'desktop', step: 'choose' } };
export const DesktopAdd: Story = { args: { device: 'desktop', step: 'add' } };
export const DesktopUse: Story = { args: { device: 'desktop', step: 'use' } };
