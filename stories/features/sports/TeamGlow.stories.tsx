import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamGlow } from '@/features/sports/TeamGlow';
import { inScenario } from '../../inScenario';

function Lit({ pictures }: { pictures: readonly [string, string] }) {
  return (
    <div style={{ position: 'relative', height: 160 }}>
      <TeamGlow pictures={pictures} />
    </div>
  );
}

const meta = {
  component: Lit,
  ...inScenario,
  args: { pictures: ['/art/teams/owl.svg', '/art/teams/siren.svg'] },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Lit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTeams: Story = { tags: ['brand-matrix'] };
export const OneWithoutPicture: Story = { args: { pictures: ['', '/art/teams/siren.svg'] } };
