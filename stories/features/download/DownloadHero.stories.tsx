import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownloadHero } from '@/features/download/DownloadHero';
import { inScenario } from '../../inScenario';

const meta = {
  component: DownloadHero,
  ...inScenario,
  args: { device: 'desktop' },
  parameters: { requirements: ['INFO-04'] },
} satisfies Meta<typeof DownloadHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { tags: ['every-brand'] };
export const Android: Story = { tags: ['phone'], args: { device: 'android' } };
export const Ios: Story = { tags: ['phone'], args: { device: 'ios' } };
