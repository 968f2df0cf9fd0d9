import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MaintenanceView } from '@/screens/maintenance/MaintenanceView';
import { inScenario } from '../../inScenario';

const meta = {
  component: MaintenanceView,
  ...inScenario,
  parameters: { layout: 'fullscreen', requirements: ['SYS-02'] },
  args: { support: { href: 'mailto:support@aurora.example', mail: 'support@aurora.example' } },
} satisfies Meta<typeof MaintenanceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEnd: Story = { tags: ['phone'], args: { end: '04:00 21/11/2026', left: '1:26:42' } };
export const WithoutEnd: Story = { args: { support: { href: 'https://help.example/' } } };
export const WithoutContact: Story = { args: { support: undefined } };
