import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RestSummary } from '@/shared/RestSummary';
import { RestView } from '@/screens/rest/RestView';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: RestView,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-03'] },
  args: { title: 'Tài khoản đang nghỉ', children: <RestSummary pause={given.excluded} /> },
} satisfies Meta<typeof RestView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Excluded: Story = { tags: ['brand-matrix', 'phone'] };
