import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MemberPicture } from '@/features/member-area/MemberPicture';
import { pictures } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const meta = {
  component: MemberPicture,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['HDR-04'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Chosen: Story = {
  parameters: { scenario: { role: 'member', answers: { memberIcon: { url: pictures.hero } } } },
};
export const Broken: Story = {
  parameters: { scenario: { role: 'member', answers: { memberIcon: { url: pictures.broken } } } },
};
