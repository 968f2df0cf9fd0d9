import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HelpScreen } from '@/screens/help/HelpScreen';
import { inScenario } from '../../inScenario';

const meta = {
  component: HelpScreen,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/help', requirements: ['NAV-15'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['every-brand', 'phone'] };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Alone: Story = { parameters: { path: '/helpmc' } };
