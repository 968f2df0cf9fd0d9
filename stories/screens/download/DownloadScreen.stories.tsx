import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownloadScreen } from '@/screens/download/DownloadScreen';
import { inScenario } from '../../inScenario';

const meta = {
  component: DownloadScreen,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/down', requirements: ['INFO-04'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['every-brand', 'phone'] };
