import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PauseSummary } from '@/shared/PauseSummary';
import { PauseView } from '@/screens/pause/PauseView';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: PauseView,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-03'] },
  args: { title: 'Tài khoản đang nghỉ', children: <PauseSummary pause={given.excluded} /> },
} satisfies Meta<typeof PauseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Excluded: Story = { tags: ['brand-matrix', 'phone'] };
