import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamLine } from '@/features/sports/TeamLine';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const meta = {
  component: TeamLine,
  ...inScenario,
  args: { name: 'Việt Nam', picture: '/art/teams/vn.svg', discipline: 'football', made: 2 },
  parameters: { requirements: ['SPORT-01'] },
} satisfies Meta<typeof TeamLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithScore: Story = {};
export const WithoutPicture: Story = { args: { picture: '', made: undefined } };
export const Long: Story = { tags: ['phone'], args: { name: stressTexts.team } };
